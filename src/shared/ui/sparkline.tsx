/** Points of a line over time; null is a gap. */
export type Points = readonly (number | null)[];

const WIDTH = 120;
const HEIGHT = 24;
const PAD = 2;

interface SparklineProps {
  points: Points;
  /** What they should stay under, drawn as a broken line. */
  limit?: number;
  className?: string;
}

/** A small line without axes; the number beside it says the last value. Gaps stay open, a lone point is a dot. */
export function Sparkline({ points, limit, className = 'h-6' }: SparklineProps) {
  const lines = linesOf(points, limit);
  const zero = zeroOf(points);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`w-full min-w-12 text-primary ${className}`}
    >
      {zero !== undefined && (
        <line
          x1="0"
          x2={WIDTH}
          y1={zero}
          y2={zero}
          className="text-line-strong"
          stroke="currentColor"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {limit !== undefined && (
        <path
          d={`M0 ${scaleOf([...points, limit])(limit)}h${WIDTH}`}
          className="text-muted"
          stroke="currentColor"
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
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

/** Coordinates of each unbroken stretch. The scale holds zero, so that calm looks calm, and all that is below it. */
export function linesOf(points: Points, limit = 0): readonly string[] {
  const height = scaleOf([...points, limit]);
  const step = points.length > 1 ? WIDTH / (points.length - 1) : 0;
  const position = (point: number, index: number) => `${round(index * step)},${height(point)}`;
  const lines: string[][] = [[]];
  for (const [index, point] of points.entries()) {
    if (point === null) lines.push([]);
    else lines.at(-1)?.push(position(point, index));
  }
  return lines
    .filter((line) => line.length > 0)
    .map((line) => (line.length === 1 ? `${line[0]} ${line[0]}` : line.join(' ')));
}

/** Where zero is, once something is below it. */
export function zeroOf(points: Points): number | undefined {
  return points.some((point) => point !== null && point < 0) ? scaleOf(points)(0) : undefined;
}

function scaleOf(points: Points): (point: number) => number {
  const known = points.filter((point) => point !== null);
  const top = Math.max(0, ...known);
  const bottom = Math.min(0, ...known);
  return (point) => {
    const share = top === bottom ? 0 : (point - bottom) / (top - bottom);
    return round(HEIGHT - PAD - share * (HEIGHT - 2 * PAD));
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
