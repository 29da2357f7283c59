import { clsx } from 'clsx';
import { formatMoney } from '../../../shared/lib/currency';
import { rowClick } from '../../../shared/lib/row-click';
import { Card } from '../../../shared/ui/card';
import { StatusBadge } from '../badges';
import { RESULTS } from './copy';
import { Method, Moment, shown } from './operation-cell';
import { RowControls } from './row-controls';
import type { RowProps } from './row-props';

/** One page of operations where a table does not fit: a card per operation. */
export function OperationCards({ operations, ...actions }: RowProps) {
  return (
    <ul aria-label={RESULTS} className="grid gap-3 md:grid-cols-2">
      {operations.map((operation, index) => (
        <li key={operation.operationId} data-row>
          <Card
            {...rowClick(
              () => actions.onOpen(operation.operationId),
              () => actions.onCurrent(operation.operationId),
            )}
            className={clsx(
              'cursor-pointer space-y-1.5 px-3.5 py-2.5',
              operation.operationId === actions.open && 'bg-primary-soft!',
            )}
          >
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="text-card font-semibold">{formatMoney(operation.amount)}</span>
              <StatusBadge status={operation.status} />
            </p>
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Method operation={operation} />
              <span className="text-muted">
                <Moment value={operation.date} />
              </span>
            </p>
            <div className="flex items-center justify-between gap-x-3">
              <bdi className="min-w-0 font-mono text-xs text-muted">{shown(operation.orderId)}</bdi>
              <RowControls {...actions} operation={operation} index={index} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
