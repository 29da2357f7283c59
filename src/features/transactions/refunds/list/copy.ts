import { formatCount } from '~/shared/format/numbers';

/** Texts of the rows of refunds and of their file. */
export const copy = {
  columns: {
    date: 'Folio y fecha',
    orderId: 'Orden',
    operationId: 'Operación',
    method: 'Método y medio',
    amount: 'Monto',
    type: 'Tipo',
    reasonCode: 'Motivo',
    status: 'Estado',
    people: 'Solicitó → autorizó',
    providerReference: 'Referencia del proveedor',
    updatedAt: 'Actualizada',
  },
  columnsHint: 'El folio siempre se muestra.',
  selectLabel: (id: string) => `Seleccionar la devolución ${id}`,
  detailsLabel: (id: string) => `Ver detalles de la devolución ${id}`,
  selection: 'Devoluciones seleccionadas',
  selected: (count: number) => (count === 1 ? '1 seleccionada' : `${formatCount(count)} seleccionadas`),
  copyMany: 'Copiar folios',
  total: (count: number) =>
    count === 1 ? 'Total de 1 devolución en el filtro' : `Total de ${formatCount(count)} devoluciones en el filtro`,
  kinds: (full: number, part: number) =>
    `${formatCount(full)} ${full === 1 ? 'total' : 'totales'} · ${formatCount(part)} ${part === 1 ? 'parcial' : 'parciales'}`,
  toAuthorize: (amount: string) => `por autorizar ${amount}`,
  failedAmount: (amount: string) => `fallido ${amount}`,
  undecided: 'por autorizar',
  neverDecided: 'sin autorizar',
  decidedBy: (name: string) => `→ ${name}`,
  exportTitle: 'Exportar devoluciones',
  exportHint: 'Se exportan todas las devoluciones que coinciden, no solo la página.',
  exportNoun: 'devoluciones',
  totalAmount: 'Monto total',
};
