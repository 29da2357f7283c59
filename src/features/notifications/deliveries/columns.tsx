import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import type { Delivery } from '../api/notification';
import { copy } from '../copy';
import { TYPES, termOf } from '../terms';
import { answerText, delayText, StatusBadge, TypeSign } from './delivery-badges';

type ColumnId = keyof typeof copy.columns;

/** How deliveries are listed. */
export const DELIVERIES = recordList<Delivery, ColumnId>({
  words: copy,
  idOf: ({ notificationId }) => notificationId,
  copyOf: ({ notificationId }) => notificationId,
  key: 'atalaya.notifications.columns',
  titles: copy.columns,
  wide: ['date', 'event', 'destination', 'attemptCount', 'httpStatus', 'delayMs', 'status'],
  narrow: ['date', 'event', 'destination', 'status'],
  cards: ['event', 'status', 'destination', 'date'],
  sortable: ['date'],
  right: ['attemptCount', 'httpStatus', 'delayMs'],
  primary: ['date', 'event', 'destination', 'status', 'type', 'operationId'],
  cell: (column, delivery) => <DeliveryCell column={column} delivery={delivery} />,
});

const LOWER = 'block text-xs';

function DeliveryCell({ column, delivery }: { column: ColumnId; delivery: Delivery }) {
  switch (column) {
    case 'date':
    case 'updatedAt':
      return <Moment value={delivery[column]} />;
    case 'event':
      return (
        <>
          <span className="flex items-center gap-1.5">
            <TypeSign type={delivery.type} />
            <bdi className="min-w-0 font-semibold">{shown(delivery.event)}</bdi>
          </span>
          <bdi className={`${LOWER} font-mono text-muted`}>{shown(delivery.orderId)}</bdi>
        </>
      );
    case 'destination':
      return (
        <>
          <bdi className="break-all">{shown(delivery.destination)}</bdi>
          {delivery.status === 'RETRYING' && delivery.nextAttemptAt !== null ? (
            <span className={`${LOWER} text-muted`}>
              {copy.next(platformDate(delivery.nextAttemptAt).split(' ').slice(1).join(' '))}
            </span>
          ) : (
            delivery.errorMessage !== null && (
              <bdi className={`${LOWER} font-medium text-danger`}>{safeText(delivery.errorMessage)}</bdi>
            )
          )}
        </>
      );
    case 'attemptCount':
      return <span>{delivery.attemptCount ?? MISSING}</span>;
    case 'httpStatus':
      return <span>{answerText(delivery)}</span>;
    case 'delayMs':
      return <span className="whitespace-nowrap">{delayText(delivery.delayMs)}</span>;
    case 'status':
      return <StatusBadge status={delivery.status} />;
    case 'type':
      return <span>{termOf(TYPES, delivery.type)?.label ?? shown(delivery.type)}</span>;
    case 'operationId':
      return <bdi className="font-mono text-xs">{shown(delivery.operationId)}</bdi>;
  }
}
