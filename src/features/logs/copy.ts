import { formatCount } from '~/shared/format/numbers';

/** Texts of the logs screen. */
export const TITLE = 'Logs';
export const SUBTITLE = 'Puedes consultar los logs asociados a la operación.';

export const FILTER_TYPE = 'Tipo de filtro';
export const FILTER_VALUE = 'Valor del filtro';
export const START = 'Fecha inicial';
export const END = 'Fecha final';
export const CHOOSE = 'Selecciona una opción';
export const LOADING_OPTIONS = 'Cargando opciones…';
export const NO_OPTIONS = 'Por el momento no hay opciones disponibles.';
export const CHOOSE_TYPE_FIRST = 'Elige primero el tipo de filtro';
export const ADD = 'Agregar filtro';
export const APPLY = 'Consultar';

/** @param first, last days as dd/mm/yyyy */
export function dayBetween(first: string, last: string): string {
  return `Elige una fecha entre ${first} y ${last}`;
}

export const NOT_SEARCHED = 'No hay consultas activas';
export const NOT_SEARCHED_HINT = 'Para realizar una consulta ingresa un order Id.';
export const NOT_COMPLETED = 'La consulta no se completó';
export const NOT_COMPLETED_HINT = 'Presiona Consultar para intentarlo de nuevo.';

export const NONE_FOUND_NOTICE = 'No se encontraron logs para los filtros seleccionados.';
export const FAILED_NOTICE = 'Ocurrió un error al solicitar la información.';

export function foundNotice(count: number): string {
  return `Se encontraron ${formatCount(count)} registros.`;
}

export const VIEWS = 'Vista de los resultados';
export const TABLE_VIEW = 'Tabla';
export const TIMELINE_VIEW = 'Historia';
export const COPY_LINK = 'Copiar enlace';
export const LINK_COPIED = 'Enlace copiado';
export const LINK_NOT_COPIED = 'No se pudo copiar. Copia la dirección del navegador.';

export function editFilterLabel(type: string): string {
  return `Editar filtro ${type}`;
}
