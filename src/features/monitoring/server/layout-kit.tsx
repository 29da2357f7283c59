import { clsx } from 'clsx';
import { useId } from 'react';
import { formatMetric } from '~/shared/format/metric-value';
import { UsageBar } from '~/shared/ui/usage-bar';
import { WrappedText } from '~/shared/ui/wrapped-text';
import type { MetricSpec } from '../sections/read-metrics';
import type {
  KeyMetricProps,
  LayoutKit,
  MetricListProps,
  MetricTableProps,
  PartCardProps,
  PartGridProps,
} from '../sections/section';
import { ChunkedRows } from './chunked-rows';

/** Labels on the left, values lined up on the right; read from left to right and down (spec 6.8). */
function MetricList<K extends string>({ metrics, values, wide }: MetricListProps<K>) {
  return (
    <dl className={clsx('-my-0.5', wide && 'grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3')}>
      {metrics.map(({ key, label, format }) => (
        <div key={key} className="flex min-w-0 flex-wrap items-baseline gap-x-4 py-0.5">
          <dt className="text-muted">{label}</dt>
          <dd className="ml-auto min-w-0 text-right font-semibold">{formatMetric(values[key], format)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The metric that a card is about, large, in its place among the others. */
function KeyMetric<K extends string>({ metric: { key, label, format }, values }: KeyMetricProps<K>) {
  return (
    <dl className="mt-2 mb-1 border-t border-line pt-1.5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <dt className="font-medium">{label}</dt>
        <dd className="ml-auto min-w-0 text-right text-metric font-semibold tracking-tight">
          {formatMetric(values[key], format)}
        </dd>
      </div>
    </dl>
  );
}

const align = (column: MetricSpec) => (column.format === 'text' ? 'text-left' : 'text-right');

/** A table that, where it does not fit, scrolls inside its own place; the keyboard can reach and scroll it too. */
function MetricTable<K extends string>({ caption, columns, items }: MetricTableProps<K>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this groups a table with its scroll bar
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div role="group" aria-labelledby={id} tabIndex={0} className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full border-collapse">
        <caption id={id} className="border-b border-line px-3 py-2 text-left text-sm font-semibold">
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line bg-sunken">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx('whitespace-nowrap px-3 py-1.5 text-sm font-medium text-muted', align(column))}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ChunkedRows items={items} size={30}>
            {(item) => (
              <tr key={item.id} className="border-b border-line last:border-b-0">
                {columns.map((column, index) => {
                  const text = formatMetric(item[column.key], column.format);
                  const look = clsx('whitespace-nowrap px-3 py-1.5', align(column), index > 0 && 'font-semibold');
                  const Cell = index === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.key}
                      scope={index === 0 ? 'row' : undefined}
                      className={clsx(look, index === 0 && 'font-normal')}
                    >
                      {column.format === 'text' ? <WrappedText text={text} /> : text}
                    </Cell>
                  );
                })}
              </tr>
            )}
          </ChunkedRows>
        </tbody>
      </table>
    </div>
  );
}

/** One of several things inside a section: a mount point, an instance, an interface. */
function PartCard({ title, kind, aside, children }: PartCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="min-w-0 rounded-lg border border-line p-3.5">
      <div className="mb-2.5 flex items-start justify-between gap-3">
        <h3 id={id} className="min-w-0 whitespace-pre-wrap font-mono text-sm font-semibold">
          {kind && <span className="font-sans font-normal text-muted">{kind} </span>}
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </article>
  );
}

/** Parts side by side, as many as fit. */
function PartGrid<T>({ items, children }: PartGridProps<T>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-3">
      <ChunkedRows items={items} size={8}>
        {children}
      </ChunkedRows>
    </div>
  );
}

export const layoutKit: LayoutKit = { MetricList, KeyMetric, MetricTable, PartCard, PartGrid, UsageBar };
