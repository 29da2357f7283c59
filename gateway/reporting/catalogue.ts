import type { OperationSums, SumsBy } from '../rules/operation-sums';
import { dayOf, periodName } from '../rules/report';
import { mayCall, type Role } from '../rules/roles';
import { declinedStatuses } from '../rules/statuses';
import type { ColumnKind, ReportRow, ReportType } from '../wire/reports';
import { labelOf } from './labels';

/** A kind of report, and where its rows come from. */
export interface ReportRule extends ReportType {
  from:
    | 'operations'
    | 'refunds'
    /** Rows are sums of operations. */
    | { by: SumsBy; statuses?: readonly string[]; row(sums: OperationSums): ReportRow };
}

const column = (id: string, label: string, kind: ColumnKind = 'text') => ({ id, label, kind });

const METHOD = column('paymentMethod', 'Método');
const CHANNEL = column('channel', 'Canal');
const CURRENCY = column('currency', 'Moneda');
const REFUNDED = column('refundAmount', 'Devuelto', 'money');
const FIGURES = [
  column('count', 'Operaciones', 'count'),
  column('approved', 'Aprobadas', 'count'),
  column('declined', 'Rechazadas', 'count'),
  column('approvalRate', 'Aprobación', 'rate'),
  column('amount', 'Cobrado', 'money'),
  REFUNDED,
  CURRENCY,
];

const figuresOf = ({ currency, count, approved, declined, amount, refundAmount }: OperationSums) => ({
  ...{ currency, count, approved, declined, amount, refundAmount, approvalRate: approvalRate(approved, declined) },
});

/** Approved of those that were decided; null when none was. */
export const approvalRate = (approved: number, declined: number) =>
  approved + declined === 0 ? null : approved / (approved + declined);

const rules: readonly ReportRule[] = [
  {
    ...{ type: 'OPERATIONS', label: 'Operaciones', description: 'Cada pago del periodo, con su estado', note: null },
    filters: ['channel', 'paymentMethod', 'status'],
    groupings: ['paymentMethod', 'channel', 'status'],
    columns: [
      column('date', 'Fecha', 'moment'),
      column('operationId', 'Operación'),
      column('orderId', 'Orden'),
      ...[CHANNEL, METHOD],
      column('status', 'Estado'),
      column('amount', 'Monto', 'money'),
      column('refundAmount', 'Devuelto', 'money'),
      CURRENCY,
      column('cardBrand', 'Marca'),
      column('cardLast4', 'Terminación'),
      column('bank', 'Banco'),
      column('reconciled', 'Conciliado'),
      column('authorizationCode', 'Autorización'),
      column('providerReference', 'Referencia'),
      column('errorCode', 'Código'),
      column('errorMessage', 'Motivo'),
      column('promotionCode', 'Promoción'),
    ],
    from: 'operations',
  },
  {
    ...{ type: 'RECONCILIATION', label: 'Conciliación por método', description: 'Cobrado, devuelto y por conciliar' },
    note: 'Neto es lo cobrado menos lo que de eso se devolvió; lo reembolsado por completo ya no cuenta como cobrado.',
    filters: ['channel', 'paymentMethod'],
    groupings: ['paymentMethod', 'channel', 'day'],
    columns: [
      ...[METHOD, column('day', 'Día', 'day'), CHANNEL],
      column('count', 'Operaciones', 'count'),
      column('amount', 'Cobrado', 'money'),
      REFUNDED,
      column('netAmount', 'Neto', 'money'),
      column('unreconciled', 'Por conciliar', 'count'),
      CURRENCY,
    ],
    from: {
      by: { members: ['paymentMethod', 'channel'], granularity: 'day' },
      row: ({ members, from, netAmount, unreconciled, ...sums }) => ({
        ...{
          paymentMethod: labelOf(members.paymentMethod ?? null),
          day: dayOf(from),
          channel: members.channel ?? null,
        },
        ...{ count: sums.count, amount: sums.amount, refundAmount: sums.refundAmount, netAmount, unreconciled },
        currency: sums.currency,
      }),
    },
  },
  {
    ...{ type: 'REFUNDS', label: 'Devoluciones', description: 'Solicitadas, enviadas y fallidas', note: null },
    filters: ['paymentMethod'],
    groupings: ['status'],
    columns: [
      column('date', 'Fecha', 'moment'),
      column('refundId', 'Folio'),
      column('orderId', 'Orden'),
      column('operationId', 'Operación'),
      METHOD,
      column('status', 'Estado'),
      column('amount', 'Monto', 'money'),
      CURRENCY,
      column('requestedBy', 'Solicitó'),
      column('approvedBy', 'Autorizó'),
      column('errorMessage', 'Motivo de la falla'),
      column('updatedAt', 'Último cambio', 'moment'),
    ],
    from: 'refunds',
  },
  {
    ...{ type: 'DECLINES', label: 'Rechazos', description: 'Motivos, bancos y métodos', note: null },
    filters: ['channel', 'paymentMethod'],
    groupings: ['errorCode', 'bank', 'paymentMethod'],
    columns: [
      column('errorCode', 'Código'),
      column('errorMessage', 'Motivo'),
      column('bank', 'Banco'),
      METHOD,
      column('declined', 'Rechazos', 'count'),
      column('totalAmount', 'Monto rechazado', 'money'),
      CURRENCY,
    ],
    from: {
      by: { members: ['errorCode', 'errorMessage', 'bank', 'paymentMethod'], granularity: null },
      statuses: declinedStatuses,
      row: ({ members, declined, totalAmount, currency }) => ({
        ...members,
        ...{ paymentMethod: labelOf(members.paymentMethod ?? null), declined, totalAmount, currency },
      }),
    },
  },
  {
    ...{ type: 'PROMOTIONS', label: 'Promociones aplicadas', description: 'Usos y monto por promoción', note: null },
    filters: ['channel', 'paymentMethod'],
    groupings: ['promotionCode', 'channel'],
    columns: [column('promotionCode', 'Promoción'), CHANNEL, ...FIGURES],
    from: {
      by: { members: ['promotionCode', 'channel'], granularity: null },
      row: ({ members, ...sums }) => ({ ...members, ...figuresOf({ members, ...sums }) }),
    },
  },
  {
    ...{ type: 'CHANNELS', label: 'Resumen por canal', description: 'Monto y aprobación por canal', note: null },
    filters: ['channel', 'paymentMethod'],
    groupings: ['channel', 'paymentMethod'],
    columns: [CHANNEL, METHOD, ...FIGURES],
    from: {
      by: { members: ['channel', 'paymentMethod'], granularity: null },
      row: ({ members, ...sums }) => ({
        ...{ channel: members.channel ?? null, paymentMethod: labelOf(members.paymentMethod ?? null) },
        ...figuresOf({ members, ...sums }),
      }),
    },
  },
  {
    ...{ type: 'MONTHS', label: 'Resumen mensual', description: 'Un renglón por Mes del Año', note: null },
    filters: ['channel', 'paymentMethod'],
    groupings: ['month'],
    columns: [column('month', 'Mes del Año'), ...FIGURES],
    from: {
      by: { members: [], granularity: 'month' },
      row: (sums) => ({ month: monthName(sums.from), ...figuresOf(sums) }),
    },
  },
];

/** 'Enero del 2026'. */
function monthName(from: number): string {
  const [year = 0, month = 0] = dayOf(from).split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const name = periodName(`${last.slice(0, 8)}01_${last}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a role may ask for: a report shows nobody what the lists keep from them. */
export const rulesOf = (role: Role): readonly ReportRule[] =>
  rules.filter(({ from }) => from !== 'refunds' || mayCall(role, 'GET /refund'));

export const ruleOf = (type: unknown, role: Role) => rulesOf(role).find((rule) => rule.type === type);
