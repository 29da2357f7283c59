import { clsx } from 'clsx';
import { useId } from 'react';
import { formatFigure } from '~/shared/format/figures';
import { WrappedText } from '~/shared/ui/wrapped-text';
import type { FigureRow } from '../api/figure-tables';
import type { Item } from '../api/read-values';
import { InGroups } from './in-groups';

interface DataTableProps<K extends string> {
  caption: string;
  columns: readonly FigureRow<K>[];
  items: readonly Item<K>[];
}

const align = (column: FigureRow) => (column.format === 'text' ? 'text-left' : 'text-right');

/** A table that, where it does not fit, scrolls inside its own place; the keyboard can reach and scroll it too. */
export function DataTable<K extends string>({ caption, columns, items }: DataTableProps<K>) {
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
          <InGroups items={items} size={100}>
            {(item) => (
              <tr key={item.id} className="border-b border-line last:border-b-0">
                {columns.map((column, index) => {
                  const figure = formatFigure(item[column.key], column.format);
                  const look = clsx('whitespace-nowrap px-3 py-1.5', align(column), index > 0 && 'font-semibold');
                  return index === 0 ? (
                    <th key={column.key} scope="row" className={clsx(look, 'font-normal')}>
                      {column.format === 'text' ? <WrappedText text={figure} /> : figure}
                    </th>
                  ) : (
                    <td key={column.key} className={look}>
                      {column.format === 'text' ? <WrappedText text={figure} /> : figure}
                    </td>
                  );
                })}
              </tr>
            )}
          </InGroups>
        </tbody>
      </table>
    </div>
  );
}
