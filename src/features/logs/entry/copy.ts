import { formatCount } from '~/shared/format/numbers';

/** Texts of entries, in the rows and in their details. */
export const entryCopy = {
  results: 'Resultados',
  showDetails: 'Ver detalles',
  hideDetails: 'Ocultar',
  detailsTitle: 'Detalles de traza seleccionada:',
  request: 'Request',
  response: 'Response',
  showWhole: 'Ver completo',
  cutNote: (shown: number) => `Se muestran los primeros ${formatCount(shown)} caracteres.`,
  reveal: 'Mostrar',
  hideSecrets: 'Enmascarar',
  showTimeline: 'Ver historia',
  timelineLinkLabel: (order: string) => `Ver historia de la orden ${order}`,
  copied: 'Copiado al portapapeles',
  notCopied: 'No se pudo copiar.',
  /** @param row from 1 */
  selectLabel: (row: number) => `Seleccionar registro ${row}`,
  entryActions: 'Entregar registro',
  columnsHint: 'Se recuerdan en este equipo. Fecha y Detalles siempre están.',
  selection: 'Registros seleccionados',
  selectedCount: (count: number) =>
    count === 1 ? '1 registro seleccionado' : `${formatCount(count)} registros seleccionados`,
  showMore: 'Ver más',
  downloadWhole: 'Descargar completo',
  filterBy: (member: string) => `Filtrar por este valor: ${member}`,
  asText: 'Texto',
  asTree: 'Árbol',
  bodyView: (body: string) => `Vista de ${body}`,
  copyForTicket: 'Resumen para ticket',
  copyJson: 'Registro en JSON',
  copyText: 'Registro en texto',
};
