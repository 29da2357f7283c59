import { AuthenticationBadge, RiskBadge, StatusBadge, YesNo } from '~/features/transactions/codes/badges';
import { safeFields } from '~/features/transactions/parts/safe-fields';
import type { Operation } from '~/features/transactions/query/operation';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import type { ColumnChoice } from '~/shared/list/columns-button';
import type { ListColumn } from '~/shared/list/list-row';
import { Moment, shown } from '~/shared/record/cells';
import { WrappedText } from '~/shared/ui/wrapped-text';
import { SORTABLE } from '../search/history-search';
import { Method } from './operation-cell';
import { RefundedAmount } from './refunded-amount';

/** Columns of the list in the order in which they are offered; `first` is shown to who chose none. */
const COLUMNS = {
  date: { title: 'Fecha', first: 'narrow' },
  orderId: { title: 'Orden', first: 'narrow' },
  operationId: { title: 'Operación', first: 'wide' },
  channel: { title: 'Canal', first: 'wide' },
  paymentMethod: { title: 'Método', first: 'narrow' },
  amount: { title: 'Monto', first: 'narrow' },
  refundedAmount: { title: 'Devuelto', first: 'wide' },
  status: { title: 'Estado', first: 'narrow' },
  risk: { title: 'Riesgo', first: 'wide' },
  authentication: { title: 'Autenticación', first: 'wide' },
  reconciled: { title: 'Conciliado', first: 'wide' },
  bank: { title: 'Banco', first: undefined },
  authorizationCode: { title: 'Autorización', first: undefined },
  providerReference: { title: 'Referencia del proveedor', first: undefined },
  customerPhone: { title: 'Teléfono', first: undefined },
  customerEmail: { title: 'Correo', first: undefined },
  promotionCode: { title: 'Promoción', first: undefined },
  error: { title: 'Código y motivo de error', first: undefined },
  attemptCount: { title: 'Intentos', first: undefined },
  expiresAt: { title: 'Vence', first: undefined },
  updatedAt: { title: 'Actualizado', first: undefined },
} as const;

type ColumnId = keyof typeof COLUMNS;

export const COLUMN_IDS = Object.keys(COLUMNS) as ColumnId[];

const first = (...rooms: string[]) => COLUMN_IDS.filter((id) => rooms.includes(COLUMNS[id].first ?? ''));

/** Columns of who chose none, where the screen has room for more and where it has not. */
export const FIRST_WIDE = first('narrow', 'wide');
export const FIRST_NARROW = first('narrow');

/** The date cannot be taken away (spec 10.2); 'Detalles' is no choice at all. */
export const COLUMN_CHOICE: ColumnChoice = {
  key: 'atalaya.history.columns',
  fixed: 'date',
  most: COLUMN_IDS.length,
  isKnown: (id) => Object.hasOwn(COLUMNS, id),
};

/** Numbers stand at the right. */
/** They stay while an operation is open beside the list. */
const PRIMARY: readonly string[] = ['date', 'orderId', 'amount', 'status'];

const RIGHT: readonly string[] = ['amount', 'refundedAmount', 'attemptCount'];

export function columnTitle(id: string): string {
  return COLUMNS[id as ColumnId].title;
}

export function tableColumn(id: string): ListColumn<Operation> {
  const cell = (operation: Operation) => <OperationCell column={id as ColumnId} operation={operation} />;
  const [right, sortable, secondary] = [RIGHT.includes(id), SORTABLE.includes(id), !PRIMARY.includes(id)];
  return { id, title: columnTitle(id), right, sortable, secondary, cell };
}

/** What a card shows of an operation, in its order. */
export const CARD_COLUMNS: readonly ListColumn<Operation>[] = [
  {
    ...tableColumn('amount'),
    cell: ({ amount, currency }) => <span className="text-card font-semibold">{formatMoney(amount, currency)}</span>,
  },
  ...['status', 'date', 'paymentMethod'].map(tableColumn),
  {
    ...tableColumn('orderId'),
    cell: ({ orderId }) => <bdi className="font-mono text-xs break-words">{shown(orderId)}</bdi>,
  },
];

/** What a column shows of an operation. */
function OperationCell({ column, operation }: { column: ColumnId; operation: Operation }) {
  switch (column) {
    case 'date':
    case 'expiresAt':
    case 'updatedAt':
      return <Moment value={operation[column]} />;
    case 'orderId':
    case 'operationId':
    case 'providerReference':
    case 'authorizationCode':
      return <bdi className="font-mono text-xs">{shown(operation[column])}</bdi>;
    case 'paymentMethod':
      return <Method operation={operation} />;
    case 'amount':
      return (
        <span className="font-semibold whitespace-nowrap">{formatMoney(operation.amount, operation.currency)}</span>
      );
    case 'refundedAmount':
      return <RefundedAmount operation={operation} amount={operation.refundedAmount} />;
    case 'status':
      return <StatusBadge status={operation.status} />;
    case 'risk':
      return <RiskBadge risk={operation.risk} />;
    case 'authentication':
      return <AuthenticationBadge threeDSecure={operation.threeDSecure} manual={operation.manual} />;
    case 'reconciled':
      return <YesNo flag={operation.reconciled} />;
    case 'attemptCount':
      return operation.attemptCount ?? MISSING;
    case 'customerPhone':
    case 'customerEmail':
      return <bdi>{shown(safeFields(operation)[column])}</bdi>;
    case 'error': {
      const { errorCode, errorMessage } = safeFields(operation);
      return <WrappedText text={shown([errorCode, errorMessage].filter(Boolean).join(' · ') || null)} />;
    }
    default:
      return <WrappedText text={shown(operation[column])} />;
  }
}
