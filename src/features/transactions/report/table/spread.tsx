/** What the picture reaches to, ms. */
const MOST = 5000;

const at = (ms: number) => (100 * Math.min(ms, MOST)) / MOST;

interface SpreadProps {
  p50: number | null;
  p95: number | null;
  p99: number | null;
  /** Of p95, a broken line. */
  limit: number;
}

/** Half, nineteen of twenty and nearly all on one line; the figures beside it say the same. */
export function Spread({ p50, p95, p99, limit }: SpreadProps) {
  if (p50 === null || p95 === null || p99 === null) return null;
  return (
    <svg aria-hidden viewBox="0 0 100 16" preserveAspectRatio="none" className="h-4 w-18">
      <path d="M0 8H100" className="stroke-line-strong" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <rect x={at(p50)} y="5" width={Math.max(1, at(p99) - at(p50))} height="6" className="fill-primary opacity-40" />
      {[p50, p95].map((ms, index) => (
        <rect
          key={index === 0 ? 'p50' : 'p95'}
          x={Math.min(97, at(ms))}
          y="2"
          width="3"
          height="12"
          className="fill-primary"
        />
      ))}
      <path
        d={`M${at(limit)} 0V16`}
        className="stroke-ink"
        strokeWidth="1"
        strokeDasharray="3 2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
