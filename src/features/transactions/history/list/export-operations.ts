import { codeInFile } from '~/features/transactions/codes/code-label';
import { authenticationMode } from '~/features/transactions/codes/codes';
import { safeFields } from '~/features/transactions/parts/safe-fields';
import { moneyList } from '~/features/transactions/query/by-currency';
import type { OperationFilters } from '~/features/transactions/query/filters';
import type { Operation } from '~/features/transactions/query/operation';
import { csvLine, csvMark } from '~/shared/files/csv';
import { plainMoney } from '~/shared/format/currency';
import { platformDate } from '~/shared/format/platform-date';
import type { ExportPlan, ExportTask } from '~/shared/list/export-dialog';
import type { Sort } from '~/shared/list/list-address';
import { sortText } from '~/shared/list/list-address';
import { PLATFORM_ZONE } from '~/shared/period/period';
import type { CsvForm } from '~/shared/storage/preferences';
import { fetchPage } from '../api/operation-api';
import type { OperationPage } from '../api/operation-page';
import { copy } from './copy';

/** Operations that are asked for per call; the platform may give fewer. */
const PART = 1000;

type Field = keyof Operation | 'authentication';

/** Columns of the file and the fields that they hold. */
const COLUMNS: readonly (readonly [title: string, field: Field])[] = [
  ['Fecha', 'date'],
  ['Orden', 'orderId'],
  ['Operación', 'operationId'],
  ['Canal', 'channel'],
  ['Método', 'paymentMethod'],
  ['Marca', 'cardBrand'],
  ['Terminación', 'cardLast4'],
  ['Banco', 'bank'],
  ['Monto', 'amount'],
  ['Devuelto', 'refundedAmount'],
  ['Moneda', 'currency'],
  ['Estado', 'status'],
  ['Riesgo', 'risk'],
  ['Autenticación', 'authentication'],
  ['Conciliado', 'reconciled'],
  ['Autorización', 'authorizationCode'],
  ['Referencia del proveedor', 'providerReference'],
  ['Código de error', 'errorCode'],
  ['Motivo de error', 'errorMessage'],
  ['Intentos', 'attemptCount'],
  ['Promoción', 'promotionCode'],
  ['Teléfono', 'customerPhone'],
  ['Correo', 'customerEmail'],
  ['Vence', 'expiresAt'],
  ['Actualizado', 'updatedAt'],
];

const EXPORT_COLUMNS = COLUMNS.map(([title]) => title);

/** What the platform calls them, and the two that stand as one above. */
const FIELDS: readonly (keyof Operation)[] = COLUMNS.flatMap(([, field]) =>
  field === 'authentication' ? (['threeDSecure', 'manual'] as const) : [field],
);

function exportColumns(form: CsvForm): readonly string[] {
  return form === 'excel' ? EXPORT_COLUMNS : FIELDS;
}

interface ExportAsk {
  filters: OperationFilters;
  /** 'date,desc' */
  sort: string;
}

interface AllOperations {
  operations: Operation[];
  /** How many there should be. */
  total: number;
  /** Whether bytes of a part are none in its encoding. */
  lossy: boolean;
}

/**
 * All operations that match, as they are when the first part is asked for. A platform without runs is asked page after
 * page: there the list may move under way, none comes twice then, but some may be missing.
 * @throws ApiError when a part fails or it was cancelled
 */
export async function fetchAll(
  { filters, sort }: ExportAsk,
  { signal, onProgress }: Pick<ExportTask, 'signal' | 'onProgress'>,
): Promise<AllOperations> {
  const all = new Map<string, Operation>();
  let came = 0;
  let total = 0;
  let lossy = false;
  let cursor: string | undefined = '';
  for (let page = 1; ; page += 1) {
    const found: OperationPage = await fetchPage({ filters, page, size: PART, sort, cursor }, signal);
    const before = all.size;
    for (const operation of found.operations) all.set(operation.operationId, operation);
    lossy ||= found.lossy;
    came += found.operations.length;
    total = Math.max(total, found.total);
    onProgress(all.size);
    cursor = found.next ?? undefined;
    // Not by the size of a page: a platform may give fewer than it was asked for, and not say so.
    const wasLast = found.next === undefined ? came >= found.total : found.next === null;
    if (wasLast || all.size === before) return { operations: [...all.values()], total, lossy };
  }
}

/**
 * The operations as the parts of a file. For Excel: amounts in units of their currency, dates in the platform's zone,
 * names for codes; else every field as it came, under its own name.
 */
export function fileParts(
  operations: readonly Operation[],
  format: ExportTask['format'],
  form: CsvForm = 'excel',
): string[] {
  const masked = operations.map(safeFields);
  if (format === 'json') return [`${JSON.stringify(masked, null, 2)}\n`];
  const line = (cells: readonly string[]) => csvLine(cells, form);
  const table =
    form === 'excel'
      ? [EXPORT_COLUMNS, ...masked.map((operation) => COLUMNS.map(([, field]) => cellText(operation, field)))]
      : [FIELDS, ...masked.map((operation) => FIELDS.map((field) => String(operation[field] ?? '')))];
  return [csvMark(form), ...table.map(line)];
}

function cellText(operation: Operation, field: Field): string {
  if (field === 'authentication') return authenticationMode(operation).label;
  const value = operation[field];
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  switch (field) {
    case 'date':
    case 'expiresAt':
    case 'updatedAt':
      return platformDate(String(value));
    case 'amount':
    case 'refundedAmount':
      return plainMoney(Number(value), operation.currency);
    case 'status':
    case 'risk':
    case 'paymentMethod':
    case 'cardBrand':
      return codeInFile(field, String(value));
    default:
      return String(value);
  }
}

interface ExportSubject {
  found: OperationPage;
  filters: OperationFilters;
  sort: Sort;
}

/** Exports all operations that match, whatever page is shown. */
export function exportPlan({ found: { total, totals }, filters, sort }: ExportSubject): ExportPlan {
  return {
    title: 'Exportar operaciones',
    hint: 'Se exportan todas las operaciones que coinciden, no solo la página.',
    fileName: 'operaciones',
    rows: total,
    columns: exportColumns,
    noun: 'operaciones',
    facts: [[copy.totalAmount, moneyList(new Map([...totals].map(([code, { amount }]) => [code, amount])))]],
    zone: PLATFORM_ZONE,
    write: async (task) => {
      const all = await fetchAll({ filters, sort: sortText(sort) }, task);
      const parts = fileParts(all.operations, task.format, task.form);
      return { parts, rows: all.operations.length, total: all.total, lossy: all.lossy };
    },
  };
}
