import { MISSING } from '~/shared/copy';
import { formatDuration } from '~/shared/format/elapsed-time';
import { platformDate } from '~/shared/format/platform-date';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Delivery } from '../api/notification';
import { copy } from '../copy';
import { OUTCOMES, STATUSES, TYPES, termOf } from '../terms';

type ColumnId = keyof typeof copy.columns;

export const COLUMN_IDS = Object.keys(copy.columns) as ColumnId[];

/** Columns of who chose none, where the screen has room for more and where it has not. */
export const FIRST_WIDE: readonly string[] = COLUMN_IDS.slice(0, 7);
export const FIRST_NARROW: readonly string[] = ['date', 'event', 'destination', 'status'];

export const COLUMN_CHOICE: ColumnChoice = {
  key: 'atalaya.notifications.columns',
  fixed: 'date',
  most: COLUMN_IDS.length,
  isKnown: (id) => Object.hasOwn(copy.columns, id),
};

export const columnTitle = (id: string) => copy.columns[id as ColumnId];

const FIGURES = ['attemptCount', 'httpStatus', 'delayMs'];

export function tableColumn(id: string): ListColumn<Delivery> {
  return {
    ...{ id, title: columnTitle(id), right: FIGURES.includes(id), sortable: id === 'date' },
    secondary: FIGURES.includes(id) || id === 'updatedAt',
    cell: (delivery) => <DeliveryCell column={id as ColumnId} delivery={delivery} />,
  };
}

/** What a card shows of a delivery. */
export const CARD_COLUMNS: readonly ListColumn<Delivery>[] = ['event', 'status', 'destination', 'date'].map(
  tableColumn,
);

/** The status as a badge; a code that is in no table names itself. */
export function StatusBadge({ status }: { status: string | null }) {
  const term = termOf(STATUSES, status);
  return <Badge tone={term?.tone ?? 'neutral'}>{term?.label ?? shown(status)}</Badge>;
}

/** The code of an answer, or how there was none. */
export function answerText({ httpStatus, outcome }: Pick<Delivery, 'httpStatus' | 'outcome'>): string {
  return httpStatus === null ? (termOf(OUTCOMES, outcome) ?? MISSING) : String(httpStatus);
}

export const delayText = (ms: number | null) => (ms === null ? MISSING : formatDuration(ms));

const LOWER = 'block text-xs';

function DeliveryCell({ column, delivery }: { column: ColumnId; delivery: Delivery }) {
  switch (column) {
    case 'date':
    case 'updatedAt':
      return <Moment value={delivery[column]} />;
    case 'event':
      return (
        <>
          <TypeSign type={delivery.type} /> <bdi className="font-semibold">{shown(delivery.event)}</bdi>
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

/** By what it goes, as a sign with its word for those who do not see it. */
export function TypeSign({ type }: { type: string | null }) {
  const term = termOf(TYPES, type);
  if (!term) return null;
  const Icon = term.icon;
  return (
    <span title={term.label}>
      <Icon aria-hidden className="inline size-3.5 text-muted" />
      <span className="sr-only">{term.label}</span>
    </span>
  );
}
