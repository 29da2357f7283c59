import { CSV_MARK, csvLine } from '../../../shared/lib/csv';
import { plainMoney } from '../../../shared/lib/currency';
import type { ExportTask } from '../../../shared/ui/export-dialog';
import { authenticationMode } from '../authentication-mode';
import { codeInFile } from '../code-label';
import type { OperationFilters } from '../filters';
import type { Operation } from '../operation';
import { platformDate } from '../platform-date';
import { fetchPage } from './operation-api';
import { safeMembers } from './safe-text';

/** Operations that are asked for per call; the platform may give fewer. */
const PART = 1000;

type Member = keyof Operation | 'authentication';

/** Columns of the file and the members that they hold. */
const COLUMNS: readonly (readonly [title: string, member: Member])[] = [
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

export const EXPORT_COLUMNS = COLUMNS.map(([title]) => title);

interface ExportAsk {
  filters: OperationFilters;
  /** 'date,desc' */
  sort: string;
}

/**
 * All operations that match, page after page. Should the list move under way, none comes twice.
 * @throws ApiError when a page fails or it was cancelled
 */
export async function fetchAll(
  { filters, sort }: ExportAsk,
  { signal, onProgress }: Pick<ExportTask, 'signal' | 'onProgress'>,
): Promise<Operation[]> {
  const all = new Map<string, Operation>();
  let came = 0;
  for (let page = 1; ; page += 1) {
    const found = await fetchPage({ filters, page, size: PART, sort }, signal);
    for (const operation of found.operations) all.set(operation.operationId, operation);
    came += found.operations.length;
    onProgress(all.size);
    // Not by the size of a page: a platform may give fewer than it was asked for, and not say so.
    if (found.operations.length === 0 || came >= found.total) return [...all.values()];
  }
}

/** The operations as the parts of a file: ids as text, amounts in units of their currency, dates in the platform's zone. */
export function fileParts(operations: readonly Operation[], format: ExportTask['format']): string[] {
  const safe = operations.map(safeMembers);
  if (format === 'json') return [`${JSON.stringify(safe, null, 2)}\n`];
  const lines = safe.map((operation) => csvLine(COLUMNS.map(([, member]) => cellText(operation, member))));
  return [CSV_MARK, csvLine(EXPORT_COLUMNS), ...lines];
}

function cellText(operation: Operation, member: Member): string {
  if (member === 'authentication') return authenticationMode(operation).label;
  const value = operation[member];
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  switch (member) {
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
      return codeInFile(member, String(value));
    default:
      return String(value);
  }
}
