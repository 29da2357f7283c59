/** Points of a line over time; null is a gap. */
export type Points = readonly (number | null)[];

const WIDTH = 120;
const HEIGHT = 24;
const PAD = 2;

/** A small line without axes; the figure beside it says the last value. Gaps stay open, a lone point is a dot. */
export function Sparkline({ points }: { points: Points }) {
  const lines = linesOf(points);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 w-full min-w-12 text-primary"
    >
      {lines.map((line) => (
        <polyline
          key={line}
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** Coordinates of each unbroken stretch. The scale begins at zero, so that calm looks calm. */
export function linesOf(points: Points): readonly string[] {
  const known = points.filter((point) => point !== null);
  const top = Math.max(0, ...known);
  const bottom = Math.min(0, ...known);
  const step = points.length > 1 ? WIDTH / (points.length - 1) : 0;
  const place = (point: number, index: number) => {
    const share = top === bottom ? 0 : (point - bottom) / (top - bottom);
    return `${round(index * step)},${round(HEIGHT - PAD - share * (HEIGHT - 2 * PAD))}`;
  };
  const lines: string[][] = [[]];
  for (const [index, point] of points.entries()) {
    if (point === null) lines.push([]);
    else lines.at(-1)?.push(place(point, index));
  }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => (line.length === 1 ? `${line[0]} ${line[0]}` : line.join(' ')));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
