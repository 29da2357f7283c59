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
  statusTabs: 'Estado de las operaciones',
  allStatuses: 'Todas',
  /** @param denied, @param rejected counts, as text */
  rejectedHint: (denied: string, rejected: string) =>
    `Por el banco o el método (DENIED): ${denied} · Por la plataforma (REJECTED): ${rejected}`,
  results: 'Operaciones',
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar.',
  refresh: 'Actualizar',
  listFailed: 'No se pudieron consultar las operaciones.',
  notRefreshed: 'No se pudo actualizar. Se muestran los datos de la última consulta.',
};
