import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { addDays, readRange, showDay, weekday } from '~/shared/period/period';
import { CardBody } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import type { OperationFilters } from '../query/filters';
import { copy } from './copy';
import { dashboardQueries } from './dashboard-api';
import { type HourRow, hourRows, scaleEnd } from './hourly';

interface HourlyCardProps {
  filters: OperationFilters;
  /** The platform's day, yyyy-mm-dd. */
  today: string;
  className?: string;
}

/** Operations of each hour of the period's last day, beside the same weekday a week before. */
export function HourlyCard({ filters, today, className }: HourlyCardProps) {
  const query = useQuery(dashboardQueries.summary(filters));
  const day = readRange(filters.dateRange)?.end ?? today;
  const names = { day: nameOf(day), weekAgo: nameOf(addDays(day, -7)) };
  return (
    <Panel title={copy.byHour} className={className}>
      <CardBody query={query} title={copy.byHour} className="min-h-77 sm:min-h-67">
        {({ hourly, weekAgoHourly }) => (
          <HourlyChart
            rows={hourRows(hourly, weekAgoHourly, day === today ? query.dataUpdatedAt : null)}
            names={names}
          />
        )}
      </CardBody>
    </Panel>
  );
}

interface HourlyChartProps {
  rows: readonly HourRow[];
  names: { day: string; weekAgo: string };
}

function HourlyChart({ rows, names }: HourlyChartProps) {
  const largest = Math.max(...rows.flatMap(({ count, weekAgo }) => [count ?? 0, weekAgo]));
  if (largest === 0) return <p className="text-muted">{copy.noHours}</p>;
  const end = scaleEnd(largest);
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <li className="flex items-center gap-2">
          <span aria-hidden className="h-3 w-2.5 rounded-t-sm bg-primary forced-color-adjust-none" />
          {names.day}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden className="w-4 border-t-2 border-ink" />
          {names.weekAgo}
        </li>
        {rows.some(({ partial }) => partial) && (
          <li className="flex items-center gap-2">
            <Stripes className="h-3 w-2.5 rounded-t-sm" />
            {copy.partialHour}
          </li>
        )}
      </ul>
      <div aria-hidden className="flex gap-2">
        <div className="flex h-44 flex-col justify-between text-right text-xs text-muted">
          {[end, end / 2, 0].map((mark) => (
            <span key={mark} className="-my-2">
              {formatCount(mark)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div className="relative flex h-44 gap-px border-b border-line-strong sm:gap-1">
            <span className="absolute inset-x-0 top-0 border-t border-line" />
            <span className="absolute inset-x-0 top-1/2 border-t border-line" />
            {rows.map((row) => (
              <HourBar key={row.hour} row={row} end={end} names={names} />
            ))}
          </div>
          <div className="mt-1 flex gap-px text-xs text-muted sm:gap-1">
            {rows.map(({ hour }) => (
              <span
                key={hour}
                className={clsx(
                  'flex min-w-0 flex-1 justify-center whitespace-nowrap',
                  hour % 3 !== 0 && 'max-xl:invisible',
                )}
              >
                {String(hour).padStart(2, '0')}
              </span>
            ))}
          </div>
        </div>
      </div>
      <Numbers rows={rows} names={names} />
    </>
  );
}

function HourBar({ row, end, names }: { row: HourRow; end: number } & Pick<HourlyChartProps, 'names'>) {
  const height = (value: number) => `${(value / end) * 100}%`;
  return (
    <span
      className="relative flex min-w-0 flex-1 items-end"
      title={`${hourText(row)} · ${names.day}: ${countText(row.count)} · ${names.weekAgo}: ${countText(row.weekAgo)}`}
    >
      <span
        className={clsx(
          'relative w-full overflow-hidden rounded-t-sm forced-color-adjust-none',
          !row.partial && 'bg-primary',
        )}
        style={{ height: height(row.count ?? 0) }}
      >
        {row.partial && <Stripes className="absolute inset-0" />}
      </span>
      <span className="absolute inset-x-0 border-t-2 border-ink" style={{ bottom: height(row.weekAgo) }} />
    </span>
  );
}

/** What is not complete is striped, so that it needs no second colour. */
function Stripes({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'bg-[repeating-linear-gradient(135deg,var(--primary)_0_2px,var(--primary-soft)_2px_5px)] forced-color-adjust-none',
        className,
      )}
    />
  );
}

function Numbers({ rows, names }: HourlyChartProps) {
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer rounded py-1 font-medium text-primary">{copy.seeNumbers}</summary>
      <table className="mt-2 w-full">
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1 font-medium">
              {copy.hour}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {names.day}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {names.weekAgo}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.hour} className="border-line not-first:border-t">
              <th scope="row" className="py-1 text-left font-normal">
                {hourText(row)}
              </th>
              <td className="py-1 text-right">{countText(row.count)}</td>
              <td className="py-1 text-right">{countText(row.weekAgo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function hourText({ hour, partial }: HourRow): string {
  const text = `${String(hour).padStart(2, '0')}:00`;
  return partial ? `${text} (${copy.partialHour})` : text;
}

function countText(count: number | null): string {
  return count === null ? MISSING : formatCount(count);
}

function nameOf(day: string): string {
  return `${weekday(day)} ${showDay(day)}`;
}
