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

export const RESULTS = 'Resultados';
export const SHOW_DETAILS = 'Ver detalles';
export const HIDE_DETAILS = 'Ocultar';
export const DETAILS_TITLE = 'Detalles de traza seleccionada:';
export const REQUEST = 'Request';
export const RESPONSE = 'Response';
export const SHOW_WHOLE = 'Ver completo';

export function cutNote(shown: number): string {
  return `Se muestran los primeros ${formatCount(shown)} caracteres.`;
}

export const REVEAL = 'Mostrar';
export const HIDE_SECRETS = 'Enmascarar';

export const VIEWS = 'Vista de los resultados';
export const TABLE_VIEW = 'Tabla';
export const TIMELINE_VIEW = 'Historia';
export const SHOW_TIMELINE = 'Ver historia';
export function timelineLinkLabel(order: string): string {
  return `${SHOW_TIMELINE} de la orden ${order}`;
}

export const COPY_LINK = 'Copiar enlace';
export const LINK_COPIED = 'Enlace copiado';
export const LINK_NOT_COPIED = 'No se pudo copiar. Copia la dirección del navegador.';

export const COPIED_ENTRIES = 'Copiado al portapapeles';
export const NOT_COPIED = 'No se pudo copiar.';
/** @param row from 1 */
export function selectLabel(row: number): string {
  return `Seleccionar registro ${row}`;
}

export const ENTRY_ACTIONS = 'Entregar registro';

export const COLUMNS_HINT = 'Se recuerdan en este equipo. Fecha y Detalles siempre están.';
export const SELECTION = 'Registros seleccionados';

export function selectedCount(count: number): string {
  return count === 1 ? '1 registro seleccionado' : `${formatCount(count)} registros seleccionados`;
}

export const SHOW_MORE = 'Ver más';
export const DOWNLOAD_WHOLE = 'Descargar completo';

export function filterByLabel(member: string): string {
  return `Filtrar por este valor: ${member}`;
}

export const AS_TEXT = 'Texto';
export const AS_TREE = 'Árbol';

export function bodyViewLabel(body: string): string {
  return `Vista de ${body}`;
}

export function editFilterLabel(type: string): string {
  return `Editar filtro ${type}`;
}

export const COPY_FOR_TICKET = 'Resumen para ticket';
export const COPY_JSON = 'Registro en JSON';
export const COPY_TEXT = 'Registro en texto';
