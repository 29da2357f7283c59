import { listOf, storedValue } from '~/shared/storage/stored-value';

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

export type ColumnId = keyof typeof COLUMNS;

export const COLUMN_IDS = Object.keys(COLUMNS) as ColumnId[];

/** Figures stand at the right. */
export const RIGHT: readonly ColumnId[] = ['amount', 'refundedAmount', 'attemptCount'];

/** Cannot be taken away (spec 10.2); 'Detalles' is no choice at all. */
export const FIXED_COLUMN: ColumnId = 'date';

const stored = storedValue({ key: 'atalaya.history.columns', read: listOf });

export function columnTitle(id: ColumnId): string {
  return COLUMNS[id].title;
}

function isColumn(id: unknown): id is ColumnId {
  return COLUMN_IDS.some((known) => known === id);
}

/** The columns that this machine's user chose; without a choice those that the screen has room for. Never throws. */
export function readColumns(roomy: boolean): ColumnId[] {
  const chosen = [...new Set(stored.read().filter(isColumn))];
  if (chosen.length > 0) return chosen.includes(FIXED_COLUMN) ? chosen : [FIXED_COLUMN, ...chosen];
  return COLUMN_IDS.filter((id) => COLUMNS[id].first === 'narrow' || (roomy && COLUMNS[id].first === 'wide'));
}

/** @param columns null forgets the choice; columns that only another version of the console has stay remembered */
export function writeColumns(columns: readonly string[] | null): void {
  if (columns === null) stored.forget();
  else stored.write([...columns, ...stored.read().filter((id) => !isColumn(id))]);
}
