/** The filter keys of spec 7.2, and `between` of spec 7.17: also the parameters of GET trace and the search keys of the address. */
export const FILTER_KEYS = [
  'order',
  'servers',
  'hostnames',
  'services',
  'serviceType',
  'operation',
  'channels',
  'logTypes',
  'code',
  'dateRange',
  'between',
] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];

/** Active filters, at most one value per type, in the order in which they were added. */
export type Filters = Readonly<Partial<Record<FilterKey, string>>>;

/** Filter types whose values come from a list of the platform (spec 7.2). */
const OPTION_KEYS = ['servers', 'hostnames', 'services', 'channels', 'logTypes'] as const;

export type OptionKey = (typeof OPTION_KEYS)[number];

export const FILTER_LABELS: Readonly<Record<FilterKey, string>> = {
  order: 'Order Id',
  servers: 'Servidor',
  hostnames: 'HostName',
  services: 'Servicio',
  serviceType: 'Tipo de servicio',
  operation: 'Operación',
  channels: 'Canal',
  logTypes: 'Tipo de log',
  code: 'Código',
  dateRange: 'Rango de fechas',
  between: 'Entre',
};

export const PLACEHOLDERS: Readonly<Partial<Record<FilterKey, string>>> = {
  order: 'ORD-20261127-…',
  serviceType: 'Ej. PAGO',
  operation: 'Ej. autorizarTarjeta',
  code: 'Ej. 00',
};

export function isFilterKey(text: string): text is FilterKey {
  return FILTER_KEYS.some((key) => key === text);
}

export function isOptionKey(text: string): text is OptionKey {
  return OPTION_KEYS.some((key) => key === text);
}
