import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { quietLink } from '~/shared/ui/card-body';
import { Badge } from '~/shared/ui/feedback/badge';
import { WrappedText } from '~/shared/ui/wrapped-text';
import { historyLink, type OperationFilters } from '../query/filters';
import { copy } from './copy';
import { showUnit } from './measures';
import type { Column } from './statistic-table';

interface NumbersTableProps {
  /** What the first column holds. */
  periods: string;
  columns: readonly Column[];
  labels: readonly string[];
  partial: readonly boolean[];
  /** Filters under which the history shows a bucket; undefined where it cannot be asked for. */
  bucketFilters: (index: number) => OperationFilters | undefined;
  /** The same for the total of a column. */
  totalFilters: (column: Column) => OperationFilters | undefined;
}

const cell = 'px-3 py-1.5 text-right whitespace-nowrap last:pr-4.5';
const first = 'sticky left-0 px-4.5 py-1.5 text-left bg-surface wrap-normal max-sm:max-w-40 max-sm:min-w-30';

/** The chart's numbers, with their totals: the form of the chart for the keyboard, a reader's voice and paper. */
export function NumbersTable({ periods, columns, labels, partial, bucketFilters, totalFilters }: NumbersTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section aria-label={copy.table} tabIndex={0} className="relative max-h-140 overflow-auto">
      <table className="w-full border-separate border-spacing-0">
        <thead className="sticky top-0 z-10 bg-sunken text-xs text-muted">
          <tr>
            <th scope="col" className={clsx(first, 'bg-sunken!')}>
              {periods}
            </th>
            {columns.map(({ id, label, currency }) => (
              <th key={id} scope="col" className={cell}>
                <WrappedText text={currency ? `${label} (${currency})` : label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row" className={clsx(first, 'border-t border-line font-normal')}>
                <Opening filters={bucketFilters(index)}>{label}</Opening>
                {partial[index] && (
                  <Badge tone="warning" title={copy.partialHint} className="ml-2">
                    {copy.partial}
                  </Badge>
                )}
              </th>
              {columns.map(({ id, values, unit, currency }) => (
                <td key={id} className={clsx(cell, 'border-t border-line')}>
                  {showUnit(values[index] ?? null, unit, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-surface font-semibold">
          <tr>
            <th scope="row" className={clsx(first, 'border-t-2 border-line-strong')}>
              {copy.total}
            </th>
            {columns.map((column) => (
              <td key={column.id} className={clsx(cell, 'border-t-2 border-line-strong')}>
                <Opening filters={totalFilters(column)}>{showUnit(column.total, column.unit, column.currency)}</Opening>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Opening({ filters, children }: { filters: OperationFilters | undefined; children: string }) {
  if (!filters) return <span>{children}</span>;
  return (
    <Link {...historyLink(filters)} title={copy.seeHistory} className={quietLink}>
      {children}
    </Link>
  );
}
