import { formatCount } from '~/shared/format/numbers';

/** Texts of the operations history. */
export const TITLE = 'Historial de operaciones';
export const SUBTITLE = 'Encuentra cualquier pago, mira qué le pasó y por qué.';

export const SEARCH_LABEL = 'Buscar operaciones';
export const SEARCH_PLACEHOLDER = 'Id, autorización, terminación, correo… o «oxxo $499.00 ayer»';
export const SEARCH = 'Buscar';

export function unreadAmountError(amounts: readonly string[]): string {
  return `No se entiende el monto ${amounts.map((amount) => `«${amount}»`).join(', ')}. Escríbelo así: $1,234.50`;
}

export const MORE_FILTERS = 'Más filtros';
export const PERSONAL_NOTICE =
  'Buscaste un dato personal: no se escribe en la dirección ni en los enlaces, y no se guarda.';
export const PERSONAL_LACKING =
  'La búsqueda era de un dato personal, que no viaja en la dirección ni se guarda. Escríbelo de nuevo para repetirla.';

export function notUsedNotice(words: readonly string[]): string {
  return `No se usó para filtrar: ${words.map((word) => `«${word}»`).join(', ')}.`;
}

export const PERIOD = 'Periodo';
export const PERIODS = [
  ['hoy', 'Hoy'],
  ['ayer', 'Ayer'],
  ['7d', 'Últimos 7 días'],
  ['30d', 'Últimos 30 días'],
  ['mes', 'Este mes'],
  ['todo', 'Todo'],
] as const;
export const CUSTOM = 'Personalizado';
export const ALL_PERIOD = 'Sin límite de fechas';

export const STATUS_TABS = 'Estado de las operaciones';
export const ALL_STATUSES = 'Todas';

/** @param denied, @param rejected counts, as text */
export function rejectedHint(denied: string, rejected: string): string {
  return `Por el banco o el método (DENIED): ${denied} · Por la plataforma (REJECTED): ${rejected}`;
}

export const EVERY = 'Todos';
export const LOADING_OPTIONS = 'Cargando opciones…';
export const NO_OPTIONS = 'Sin opciones por el momento';
export const ADD_OPTION = 'Agregar…';
export const LEAST_AMOUNT = 'Monto desde';
export const GREATEST_AMOUNT = 'Monto hasta';
export const NO_AMOUNT = 'Escribe un monto, por ejemplo 499.00';

export const RETURN_EXCESS = 'Más de lo que se pagó';
export const RETURN_REVERSED = 'Saldo negativo';
export const SIMILAR_IDS = 'Ids parecidos:';

export const RESULTS = 'Operaciones';
export const COLUMNS_HINT =
  'Se recuerdan en este equipo. Fecha y Detalles siempre están. Si no caben, la tabla se desplaza.';
export const COPY_LINK = 'Copiar enlace';
export const COPIED = 'Copiado';
export const NOT_COPIED = 'No se pudo copiar.';
export const REFRESH = 'Actualizar';

export function detailsLabel(operationId: string): string {
  return `Ver detalles de la operación ${operationId}`;
}

export function selectLabel(operationId: string): string {
  return `Seleccionar la operación ${operationId}`;
}

export const TOTAL_AMOUNT = 'Monto total';
export const TOTAL_REFUNDED = 'Devuelto';

export const LIST_FAILED = 'No se pudieron consultar las operaciones.';
export const NOT_REFRESHED = 'No se pudo actualizar. Se muestran los datos de la última consulta.';
export const BEYOND_PAGES = 'Esta página ya no existe.';
export const FIRST_PAGE = 'Ir a la primera página';

export const SELECTION = 'Operaciones seleccionadas';
export const COPY_IDS = 'Copiar identificadores';

export function selectedCount(count: number): string {
  return count === 1 ? '1 operación seleccionada' : `${formatCount(count)} operaciones seleccionadas`;
}

/** Said of selected operations whose amount did not come: the sum lacks them. */
export function withoutAmount(count: number): string {
  return `${formatCount(count)} sin monto`;
}

export function matchCount(total: number): string {
  return total === 1 ? '1 operación' : `${formatCount(total)} operaciones`;
}

export function foundWithout(filter: string, count: number): string {
  return `Sin «${filter}» hay ${matchCount(count)}`;
}
