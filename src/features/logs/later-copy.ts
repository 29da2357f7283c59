import { formatCount } from '~/shared/format/numbers';

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Texts of the parts of the logs screen that load when they are first used. */
export const laterCopy = {
  time: 'Tiempo',
  showMonitoring: 'Ver monitoreo',
  moreSteps: 'Ver más pasos',
  withError: 'Con error',
  withWarning: 'Con avisos',
  withoutError: 'Sin errores',
  timelineWithoutError: 'Ningún paso registró un error.',
  failedAt: 'Falló en',
  failedAfter: (duration: string) => ` a los ${duration}`,
  code: 'código',
  chooseOrder: 'Elige una orden',
  chooseOrderHint: 'La historia es de una sola orden y estos resultados tienen varias o ninguna.',
  stepLevels: { error: 'Error', warning: 'Aviso', ok: 'Correcto' } as const,
  /** @param order as it may be shown */
  timelineTitle: (order: string | undefined) =>
    order === undefined ? 'Historia de los resultados' : `Historia de la orden ${order}`,
  silence: (duration: string) => `${duration} sin actividad`,
  timelineSize: (count: number, services: number) => `${counted(count, 'paso')} · ${counted(services, 'servicio')}`,
  newValueLabel: (type: string) => `Nuevo valor de ${type}`,
  exportTitle: 'Exportar registros',
  exportHint: 'Se exportan todos los resultados, no solo la página. Los datos sensibles van enmascarados.',
  exportHintTruncated: (count: number, total: number | undefined) =>
    `Se exportan los ${formatCount(count)} registros más recientes${total === undefined ? '' : ` de ${formatCount(total)}`}, no solo la página; los demás no llegaron. Los datos sensibles van enmascarados.`,
  /** @param more whether there are more than the count */
  withoutFilterFound: (filter: string, count: number, more: boolean) => {
    const number = formatCount(count);
    return `Sin «${filter}» hay ${more ? `más de ${number}` : number} registro${count === 1 ? '' : 's'}`;
  },
  matchBefore: 'Coincidencia anterior',
  matchAfter: 'Coincidencia siguiente',
  searching: 'Buscando…',
  noMatch: 'Sin coincidencias',
  rowsBefore: 'Ver filas anteriores',
  rowsAfter: 'Ver más filas',
  treeLabel: (body: string) => `Árbol de ${body}`,
  searchLabel: (body: string) => `Buscar en ${body}`,
  /** @param position from 1, @param more whether not all have been counted */
  matchPosition: (position: number, count: number, more: boolean) =>
    `${formatCount(position)} de ${more ? 'más de ' : ''}${formatCount(count)}`,
  /** How many fields an object or list has. */
  sizeOf: (count: number, isList: boolean) => counted(count, isList ? 'elemento' : 'campo'),
};
