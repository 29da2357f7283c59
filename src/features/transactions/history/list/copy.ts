import { formatCount } from '~/shared/format/numbers';

/** Texts of the rows, and of what was not found. */
export const copy = {
  returnExcess: 'Más de lo que se pagó',
  returnReversed: 'Saldo negativo',
  similarIds: 'Ids parecidos:',
  columnsHint: 'Se recuerdan en este equipo. Fecha y Detalles siempre están. Si no caben, la tabla se desplaza.',
  detailsLabel: (operationId: string) => `Ver detalles de la operación ${operationId}`,
  selectLabel: (operationId: string) => `Seleccionar la operación ${operationId}`,
  totalAmount: 'Monto total',
  totalRefunded: 'Devuelto',
  selection: 'Operaciones seleccionadas',
  copyMany: 'Copiar identificadores',
  selected: (count: number) =>
    count === 1 ? '1 operación seleccionada' : `${formatCount(count)} operaciones seleccionadas`,
  /** Said of selected operations whose amount did not come: the sum lacks them. */
  withoutAmount: (count: number) => `${formatCount(count)} sin monto`,
  matchCount: (total: number) => (total === 1 ? '1 operación' : `${formatCount(total)} operaciones`),
  foundWithout: (filter: string, count: number) => `Sin «${filter}» hay ${copy.matchCount(count)}`,
};
