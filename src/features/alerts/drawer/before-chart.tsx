import { parseDate } from '~/shared/format/dates';
import { platformDate } from '~/shared/format/platform-date';
import type { AlertDetail } from '../api/alert';
import { figure, limitText } from '../terms';
import { drawerCopy as copy } from './copy';

const [WIDTH, HEIGHT, PAD] = [480, 120, 6];

/** hh:mm, with the seconds where they matter. */
function timeOf(date: string | null, seconds = false): string {
  const [, time = '', half = ''] = platformDate(date).split(' ');
  return [seconds ? time : time.split(':').slice(0, 2).join(':'), half].filter(Boolean).join(' ');
}

/** How the metric went before the alert, against its limit; the figures say the same for who does not see it. */
export function BeforeChart({ alert }: { alert: AlertDetail }) {
  const points = alert.samples.flatMap(({ date, value }) => {
    const at = parseDate(date);
    return at === null || value === null ? [] : [{ at, value, date }];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return <p className="text-sm text-muted">{copy.noSamples}</p>;
  const values = points.map(({ value }) => value);
  const top = Math.max(alert.threshold ?? 0, ...values) * 1.08 || 1;
  const bottom = Math.min(0, ...values);
  const x = (at: number) => PAD + ((at - first.at) / (last.at - first.at || 1)) * (WIDTH - 2 * PAD);
  const y = (value: number) => HEIGHT - PAD - ((value - bottom) / (top - bottom)) * (HEIGHT - 2 * PAD);
  const sign = alert.comparison === 'BELOW' ? -1 : 1;
  const crossing =
    alert.threshold === null ? undefined : points.find(({ value }) => sign * (value - (alert.threshold ?? 0)) > 0);
  return (
    <figure>
      <figcaption className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
        <strong className="font-semibold">{copy.before}</strong>
        {crossing && <span className="text-muted">{copy.crossed(timeOf(crossing.date, true))}</span>}
      </figcaption>
      <div className="flex gap-2">
        <svg
          role="img"
          aria-label={copy.chart(figure(first.value, alert.unit), figure(last.value, alert.unit), limitText(alert))}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-30 min-w-0 flex-1 border-y border-line text-primary"
        >
          {crossing && (
            <rect
              x={x(crossing.at)}
              y={0}
              width={Math.max(2, WIDTH - x(crossing.at))}
              height={HEIGHT}
              className="text-danger-soft"
              fill="currentColor"
            />
          )}
          {alert.threshold !== null && (
            <line
              x1={0}
              x2={WIDTH}
              y1={y(alert.threshold)}
              y2={y(alert.threshold)}
              className="text-danger"
              stroke="currentColor"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <polyline
            points={points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden className="flex w-16 flex-col justify-between text-xs text-muted">
          <span>{figure(Math.round(top * 10) / 10, alert.unit)}</span>
          <span>{figure(bottom, alert.unit)}</span>
        </div>
      </div>
      <div aria-hidden className="mr-18 flex justify-between text-xs text-muted">
        <span>{timeOf(first.date)}</span>
        <span>{timeOf(last.date)}</span>
      </div>
    </figure>
  );
}
