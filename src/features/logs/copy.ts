import { formatCount } from '~/shared/format/numbers';

/** Texts of the logs screen. */
export const copy = {
  title: 'Logs',
  subtitle: 'Puedes consultar los logs asociados a la operación.',
  filterType: 'Tipo de filtro',
  filterValue: 'Valor del filtro',
  start: 'Fecha inicial',
  end: 'Fecha final',
  choose: 'Selecciona una opción',
  loadingOptions: 'Cargando opciones…',
  noOptions: 'Por el momento no hay opciones disponibles.',
  chooseTypeFirst: 'Elige primero el tipo de filtro',
  add: 'Agregar filtro',
  apply: 'Consultar',
  /** @param first, last days as dd/mm/yyyy */
  dayBetween: (first: string, last: string) => `Elige una fecha entre ${first} y ${last}`,
  notSearched: 'No hay consultas activas',
  notSearchedHint: 'Para realizar una consulta ingresa un order Id.',
  notCompleted: 'La consulta no se completó',
  notCompletedHint: 'Presiona Consultar para intentarlo de nuevo.',
  noneFound: 'No se encontraron logs para los filtros seleccionados.',
  failed: 'Ocurrió un error al solicitar la información.',
  found: (count: number) => `Se encontraron ${formatCount(count)} registros.`,
  views: 'Vista de los resultados',
  tableView: 'Tabla',
  timelineView: 'Historia',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado',
  linkNotCopied: 'No se pudo copiar. Copia la dirección del navegador.',
  editFilter: (type: string) => `Editar filtro ${type}`,
};
