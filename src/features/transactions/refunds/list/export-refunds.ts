import { codeInFile } from '~/features/transactions/codes/code-label';
import { lookUp } from '~/features/transactions/codes/codes';
import {
  REFUND_METHODS,
  REFUND_REASONS,
  REFUND_STATUSES,
  REFUND_TYPES,
} from '~/features/transactions/codes/refund-codes';
import { moneyList } from '~/features/transactions/query/by-currency';
import { csvLine, csvMark } from '~/shared/files/csv';
import { plainMoney } from '~/shared/format/currency';
import { platformDate } from '~/shared/format/platform-date';
import type { ExportPlan, ExportTask } from '~/shared/list/export-dialog';
import type { Sort } from '~/shared/list/list-address';
import { sortText } from '~/shared/list/list-address';
import { safeText } from '~/shared/masking/safe-text';
import { PLATFORM_ZONE } from '~/shared/period/period';
import type { Refund, RefundPage } from '../api/refund';
import { fetchPage } from '../api/refund-api';
import type { RefundFilters } from '../api/refund-filters';
import { copy } from './copy';

/** Refunds that are asked for per call. */
const PART = 1000;

type Cell = (refund: Refund) => string;

/** Columns of the file: what people read, what the platform calls it, and its value for people. */
const COLUMNS: readonly (readonly [title: string, field: keyof Refund | 'beneficiaryName' | 'clabe', cell: Cell])[] = [
  ['Folio', 'refundId', ({ refundId }) => refundId],
  ['Fecha', 'date', ({ date }) => platformDate(date)],
  ['Orden', 'orderId', ({ orderId }) => orderId ?? ''],
  ['Operación', 'operationId', ({ operationId }) => operationId ?? ''],
  ['Método original', 'paymentMethod', ({ paymentMethod }) => codeInFile('paymentMethod', paymentMethod ?? '')],
  ['Medio de devolución', 'refundMethod', ({ refundMethod }) => lookUp(REFUND_METHODS, refundMethod)?.label ?? ''],
  ['Titular', 'beneficiaryName', ({ beneficiary }) => beneficiary?.name ?? ''],
  ['CLABE', 'clabe', ({ beneficiary }) => beneficiary?.clabe ?? ''],
  ['Monto', 'amount', ({ amount, currency }) => (amount === null ? '' : plainMoney(amount, currency))],
  ['Moneda', 'currency', ({ currency }) => currency ?? ''],
  ['Tipo', 'type', ({ type }) => lookUp(REFUND_TYPES, type) ?? ''],
  ['Motivo', 'reasonCode', ({ reasonCode }) => lookUp(REFUND_REASONS, reasonCode) ?? ''],
  ['Comentario', 'comment', ({ comment }) => safeText(comment)],
  ['Estado', 'status', ({ status }) => lookUp(REFUND_STATUSES, status)?.label ?? status ?? ''],
  ['Solicitó', 'requestedBy', ({ requestedBy }) => requestedBy.name ?? ''],
  ['Autorizó', 'approvedBy', ({ approvedBy }) => approvedBy?.name ?? ''],
  ['Referencia del proveedor', 'providerReference', ({ providerReference }) => providerReference ?? ''],
  ['Código de error', 'errorCode', ({ errorCode }) => errorCode ?? ''],
  ['Motivo de error', 'errorMessage', ({ errorMessage }) => safeText(errorMessage)],
  ['Actualizada', 'updatedAt', ({ updatedAt }) => platformDate(updatedAt)],
];

/** A member as the platform has it; people by their names, since an e-mail leaves in no file. */
function exact(refund: Refund, field: (typeof COLUMNS)[number][1]): string {
  if (field === 'beneficiaryName' || field === 'clabe')
    return refund.beneficiary?.[field === 'clabe' ? 'clabe' : 'name'] ?? '';
  if (field === 'requestedBy' || field === 'approvedBy') return refund[field]?.name ?? '';
  if (field === 'comment' || field === 'errorMessage') return safeText(refund[field]);
  return String(refund[field] ?? '');
}

/** The refunds as the parts of a file. */
export function fileParts(refunds: readonly Refund[], { format, form }: Pick<ExportTask, 'format' | 'form'>): string[] {
  const members = (refund: Refund) => COLUMNS.map(([, field]) => [field, exact(refund, field)] as const);
  if (format === 'json')
    return [
      `${JSON.stringify(
        refunds.map((one) => Object.fromEntries(members(one))),
        null,
        2,
      )}\n`,
    ];
  const titles = COLUMNS.map(([title, field]) => (form === 'excel' ? title : field));
  const rows = refunds.map((refund) =>
    COLUMNS.map(([, field, cell]) => (form === 'excel' ? cell(refund) : exact(refund, field))),
  );
  return [csvMark(form), ...[titles, ...rows].map((cells) => csvLine(cells, form))];
}

interface ExportSubject {
  found: RefundPage;
  filters: RefundFilters;
  sort: Sort;
}

/** Exports all refunds that match, whatever page is shown; none comes twice when the list moves meanwhile. */
export function exportPlan({ found: { total, totals }, filters, sort }: ExportSubject): ExportPlan {
  return {
    title: copy.exportTitle,
    hint: copy.exportHint,
    fileName: 'devoluciones',
    rows: total,
    columns: (form) => COLUMNS.map(([title, field]) => (form === 'excel' ? title : field)),
    noun: copy.exportNoun,
    facts: [[copy.totalAmount, moneyList(totals.amounts)]],
    zone: PLATFORM_ZONE,
    write: async ({ signal, onProgress, ...how }) => {
      const all = new Map<string, Refund>();
      for (let page = 1, came = 0; ; page += 1) {
        const part = await fetchPage({ filters, page, size: PART, sort: sortText(sort) }, signal);
        for (const refund of part.refunds) all.set(refund.refundId, refund);
        came += part.refunds.length;
        onProgress(all.size);
        if (came >= part.total || part.refunds.length === 0) {
          return { parts: fileParts([...all.values()], how), rows: all.size, total: part.total, lossy: false };
        }
      }
    },
  };
}
