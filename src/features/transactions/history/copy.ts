import { formatCount } from '~/shared/format/numbers';

/** Texts of the operations history. */
export const copy = {
  title: 'Historial de operaciones',
  subtitle: 'Encuentra cualquier pago, mira qué le pasó y por qué.',
  searchLabel: 'Buscar operaciones',
  searchPlaceholder: 'Id, autorización, terminación, correo… o «oxxo $499.00 ayer»',
  search: 'Buscar',
  unreadAmountError: (amounts: readonly string[]) =>
    `No se entiende el monto ${amounts.map((amount) => `«${amount}»`).join(', ')}. Escríbelo así: $1,234.50`,
  moreFilters: 'Más filtros',
  personalNotice: 'Buscaste un dato personal: no se escribe en la dirección ni en los enlaces, y no se guarda.',
  personalLacking:
    'La búsqueda era de un dato personal, que no viaja en la dirección ni se guarda. Escríbelo de nuevo para repetirla.',
  notUsedNotice: (words: readonly string[]) =>
    `No se usó para filtrar: ${words.map((word) => `«${word}»`).join(', ')}.`,
  period: 'Periodo',
  periods: [
    ['hoy', 'Hoy'],
    ['ayer', 'Ayer'],
    ['7d', 'Últimos 7 días'],
    ['30d', 'Últimos 30 días'],
    ['mes', 'Este mes'],
    ['todo', 'Todo'],
  ] as const,
  custom: 'Personalizado',
  allPeriod: 'Sin límite de fechas',
  statusTabs: 'Estado de las operaciones',
  allStatuses: 'Todas',
  /** @param denied, @param rejected counts, as text */
  rejectedHint: (denied: string, rejected: string) =>
    `Por el banco o el método (DENIED): ${denied} · Por la plataforma (REJECTED): ${rejected}`,
  every: 'Todos',
  loadingOptions: 'Cargando opciones…',
  noOptions: 'Sin opciones por el momento',
  addOption: 'Agregar…',
  leastAmount: 'Monto desde',
  greatestAmount: 'Monto hasta',
  noAmount: 'Escribe un monto, por ejemplo 499.00',
  returnExcess: 'Más de lo que se pagó',
  returnReversed: 'Saldo negativo',
  similarIds: 'Ids parecidos:',
  results: 'Operaciones',
  columnsHint: 'Se recuerdan en este equipo. Fecha y Detalles siempre están. Si no caben, la tabla se desplaza.',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar.',
  refresh: 'Actualizar',
  detailsLabel: (operationId: string) => `Ver detalles de la operación ${operationId}`,
  selectLabel: (operationId: string) => `Seleccionar la operación ${operationId}`,
  totalAmount: 'Monto total',
  totalRefunded: 'Devuelto',
  listFailed: 'No se pudieron consultar las operaciones.',
  notRefreshed: 'No se pudo actualizar. Se muestran los datos de la última consulta.',
  beyondPages: 'Esta página ya no existe.',
  firstPage: 'Ir a la primera página',
  selection: 'Operaciones seleccionadas',
  copyIds: 'Copiar identificadores',
  selectedCount: (count: number) =>
    count === 1 ? '1 operación seleccionada' : `${formatCount(count)} operaciones seleccionadas`,
  /** Said of selected operations whose amount did not come: the sum lacks them. */
  withoutAmount: (count: number) => `${formatCount(count)} sin monto`,
  matchCount: (total: number) => (total === 1 ? '1 operación' : `${formatCount(total)} operaciones`),
  foundWithout: (filter: string, count: number) => `Sin «${filter}» hay ${copy.matchCount(count)}`,
};
