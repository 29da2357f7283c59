import { AuthenticationBadge, RiskBadge, StatusBadge, YesNo } from '~/features/transactions/codes/badges';
import { safeFields } from '~/features/transactions/parts/safe-fields';
import type { Operation } from '~/features/transactions/query/operation';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import { WrappedText } from '~/shared/ui/wrapped-text';
import { SORTABLE } from '../api/operation-api';
import { copy as listCopy } from '../copy';
import { copy } from './copy';
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

const COLUMN_IDS = Object.keys(COLUMNS) as ColumnId[];

const first = (...rooms: string[]) => COLUMN_IDS.filter((id) => rooms.includes(COLUMNS[id].first ?? ''));

/** How operations are listed. The date cannot be taken away (spec 10.2); 'Detalles' is no choice at all. */
export const OPERATIONS = recordList<Operation, ColumnId>({
  words: { ...copy, results: listCopy.results },
  idOf: ({ operationId }) => operationId,
  copyOf: ({ operationId }) => operationId,
  key: 'atalaya.history.columns',
  titles: Object.fromEntries(COLUMN_IDS.map((id) => [id, COLUMNS[id].title])) as Record<ColumnId, string>,
  wide: first('narrow', 'wide'),
  narrow: first('narrow'),
  cards: ['amount', 'status', 'date', 'paymentMethod', 'orderId'],
  inCard: {
    amount: {
      cell: ({ amount, currency }) => <span className="text-card font-semibold">{formatMoney(amount, currency)}</span>,
    },
    orderId: { cell: ({ orderId }) => <bdi className="font-mono text-xs break-words">{shown(orderId)}</bdi> },
  },
  sortable: SORTABLE,
  right: ['amount', 'refundedAmount', 'attemptCount'],
  primary: ['date', 'orderId', 'amount', 'status'],
  cell: (column, operation) => <OperationCell column={column} operation={operation} />,
});

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
