import { clsx } from 'clsx';
import { formatFigure } from '../../shared/lib/figures';
import type { FigureRow } from './figure-tables';
import type { Fields } from './read-values';

interface FigureListProps<K extends string> {
  rows: readonly FigureRow<K>[];
  values: Fields<K>;
  /** A long list in a wide card runs on into further columns. */
  columns?: boolean;
}

/** Labels on the left, figures lined up on the right. */
export function FigureList<K extends string>({ rows, values, columns }: FigureListProps<K>) {
  return (
    <dl className={clsx('-my-0.5', columns && 'gap-x-10 sm:columns-2 xl:columns-3')}>
      {rows.map(({ key, label, format }) => (
        <div key={key} className="flex break-inside-avoid flex-wrap items-baseline gap-x-4 py-0.5">
          <dt className="text-muted">{label}</dt>
          <dd className="ml-auto min-w-0 text-right font-semibold">{formatFigure(values[key], format)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The two figures that a card is about: the first one large, the second beside it. */
export function Headline<K extends string>({ rows, values }: FigureListProps<K>) {
  return (
    <dl className="mb-3 flex flex-wrap items-baseline-last gap-x-6 gap-y-1">
      {rows.map(({ key, label, format }, index) => (
        <div key={key} className="flex flex-col">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={index === 0 ? 'text-figure font-semibold tracking-tight' : 'text-lg font-semibold'}>
            {formatFigure(values[key], format)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
