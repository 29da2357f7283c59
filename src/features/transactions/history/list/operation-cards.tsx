import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StatusBadge } from '~/features/transactions/codes/badges';
import { formatMoney } from '~/shared/format/currency';
import { rowClick } from '~/shared/list/row-click';
import { Card } from '~/shared/ui/card';
import { RESULTS } from '../copy';
import { type ColumnId, columnTitle } from './columns';
import { Method, Moment, shown } from './operation-cell';
import { RowControls } from './row-controls';
import type { RowProps } from './row-props';

/**
 * One page of operations where a table does not fit: a card per operation, each value under its column's name
 * (spec 10.2).
 */
export function OperationCards({ operations, ...actions }: RowProps) {
  return (
    <ul aria-label={RESULTS} className="grid gap-3 md:grid-cols-2">
      {operations.map((operation, index) => (
        <li key={operation.operationId} data-row>
          <Card
            {...rowClick({
              act: () => actions.onOpen(operation.operationId),
              undo: actions.onClose,
              focused: () => actions.onCurrent(operation.operationId),
            })}
            className={clsx(
              'cursor-pointer space-y-1.5 px-3.5 py-2.5',
              operation.operationId === actions.open && 'bg-primary-soft!',
            )}
          >
            <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5 tracking-tight">
              <Named column="amount">
                <span className="text-card font-semibold">{formatMoney(operation.amount, operation.currency)}</span>
              </Named>
              <Named column="status">
                <StatusBadge status={operation.status} />
              </Named>
              <Named column="date">
                <Moment value={operation.date} />
              </Named>
              <Named column="paymentMethod">
                <Method operation={operation} />
              </Named>
              <Named column="orderId">
                <bdi className="font-mono text-xs break-words">{shown(operation.orderId)}</bdi>
              </Named>
            </dl>
            {/* In the place beside the fifth value. */}
            <div className="-mt-8 flex justify-end">
              <RowControls {...actions} operation={operation} index={index} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Named({ column, children }: { column: ColumnId; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{columnTitle(column)}</dt>
      <dd>{children}</dd>
    </div>
  );
}
