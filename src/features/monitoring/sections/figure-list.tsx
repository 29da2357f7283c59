import { clsx } from 'clsx';
import { formatFigure } from '~/shared/format/figures';
import type { FigureRow } from '../api/figure-tables';
import type { Fields } from '../api/read-values';

interface FigureListProps<K extends string> {
  rows: readonly FigureRow<K>[];
  values: Fields<K>;
  /** A long list in a wide card stands in rows of two or three. */
  wide?: boolean;
}

/** Labels on the left, figures lined up on the right; read from left to right and down (spec 6.8). */
export function FigureList<K extends string>({ rows, values, wide }: FigureListProps<K>) {
  return (
    <dl className={clsx('-my-0.5', wide && 'grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3')}>
      {rows.map(({ key, label, format }) => (
        <div key={key} className="flex min-w-0 flex-wrap items-baseline gap-x-4 py-0.5">
          <dt className="text-muted">{label}</dt>
          <dd className="ml-auto min-w-0 text-right font-semibold">{formatFigure(values[key], format)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KeyFigureProps<K extends string> {
  row: FigureRow<K>;
  values: Fields<K>;
}

/** The figure that a card is about, large, in its place among the others. */
export function KeyFigure<K extends string>({ row: { key, label, format }, values }: KeyFigureProps<K>) {
  return (
    <dl className="mt-2 mb-1 border-t border-line pt-1.5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <dt className="font-medium">{label}</dt>
        <dd className="ml-auto min-w-0 text-right text-figure font-semibold tracking-tight">
          {formatFigure(values[key], format)}
        </dd>
      </div>
    </dl>
  );
}
