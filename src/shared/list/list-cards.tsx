import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { visibleText } from '../format/visible-text';
import { Card } from '../ui/card';
import { RowActions, type RowProps } from './list-row';
import type { PageProps } from './list-table';
import { rowClick } from './row-click';

/** One page of rows where a table does not fit: a card per row, each value under the name of its column. */
export function ListCards<Row, Id>({ caption, rows, look }: PageProps<Row, Id>) {
  return (
    <ul aria-label={caption} className={look.cards}>
      {rows.map(({ key, props }) => (
        <CardRow key={key} {...props} />
      ))}
    </ul>
  );
}

const CardRow = memo(function CardRow<Row, Id>(props: RowProps<Row, Id>) {
  const { row, columns, look, open, panel, ways, details } = props;
  return (
    <li data-row>
      <Card className="overflow-hidden">
        <div
          {...rowClick({ act: () => ways.press(row.id), focused: () => ways.focus(row.id) })}
          className={clsx('cursor-pointer px-3.5 py-2.5', look.card, open && 'bg-primary-soft')}
        >
          <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5">
            {columns.map(({ id, title, cell, className }, position) => (
              <div key={id} className="min-w-0">
                <dt className="text-xs text-muted">
                  <bdi>{visibleText(title)}</bdi>
                </dt>
                <dd id={`${panel}-${position}`} className={className}>
                  {cell(row.row)}
                </dd>
              </div>
            ))}
          </dl>
          <div className={clsx('flex justify-end', look.cardActions)}>
            <RowActions {...props} />
          </div>
        </div>
        {details && (
          <div key={String(row.id)} id={panel} className="border-t border-line bg-sunken p-3.5">
            {details}
          </div>
        )}
      </Card>
    </li>
  );
}) as <Row, Id>(props: RowProps<Row, Id>) => ReactNode;
