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
export const CLEAR = 'Limpiar';
export const ASK = 'Consultar';
export const ACTIVE_FILTERS = 'Filtros activos';

/** @param first, last days as dd/mm/yyyy */
export function dayBetween(first: string, last: string): string {
  return `Elige una fecha entre ${first} y ${last}`;
}

export function removeFilterLabel(type: string): string {
  return `Quitar filtro ${type}`;
}

export const NOTHING_ASKED = 'No hay consultas activas';
export const NOTHING_ASKED_HINT = 'Para realizar una consulta ingresa un order Id.';
export const NO_RESULTS = 'Sin resultados';
export const NOT_ANSWERED = 'La consulta no se completó';
export const NOT_ANSWERED_HINT = 'Presiona Consultar para intentarlo de nuevo.';

export const NONE_FOUND_NOTICE = 'No se encontraron logs para los filtros seleccionados.';
export const FAILED_NOTICE = 'Ocurrió un error al solicitar la información.';

export function foundNotice(count: number): string {
  return `Se encontraron ${count} registros.`;
}

export const RESULTS = 'Resultados';
export const SHOW_DETAILS = 'Ver detalles';
export const HIDE_DETAILS = 'Ocultar';
export const DETAILS_TITLE = 'Detalles de traza seleccionada:';
export const REQUEST = 'Request';
export const RESPONSE = 'Response';
export const SHOW_WHOLE = 'Ver completo';

export function cutNote(shown: number): string {
  return `Se muestran los primeros ${shown.toLocaleString('es-MX')} caracteres.`;
}

export const REVEAL = 'Mostrar';
export const HIDE_SECRETS = 'Enmascarar';

export const VIEWS = 'Vista de los resultados';
export const TABLE_VIEW = 'Tabla';
export const STORY_VIEW = 'Historia';
export const SHOW_STORY = 'Ver historia';
export const TIME = 'Tiempo';
export const SHOW_MONITORING = 'Ver monitoreo';
export const MORE_STEPS = 'Ver más pasos';
export const WITH_ERROR = 'Con error';
export const WITH_WARNING = 'Con avisos';
export const WITHOUT_ERROR = 'Sin errores';
export const STORY_WITHOUT_ERROR = 'Ningún paso registró un error.';
export const CHOOSE_ORDER = 'Elige una orden';
export const CHOOSE_ORDER_HINT = 'La historia es de una sola orden y estos resultados tienen varias o ninguna.';
export const STEP_LEVELS = { error: 'Error', warning: 'Aviso', ok: 'Correcto' } as const;

export function storyTitle(order: string | undefined): string {
  return order === undefined ? 'Historia de los resultados' : `Historia de la orden ${order}`;
}

export function storyLink(order: string): string {
  return `${SHOW_STORY} de la orden ${order}`;
}

export function silence(duration: string): string {
  return `${duration} sin actividad`;
}

/** @param count of steps, @param services of lanes */
export function storySize(count: number, services: number): string {
  return `${counted(count, 'paso')} · ${counted(services, 'servicio')}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('es-MX')} ${noun}${count === 1 ? '' : 's'}`;
}

export const COPY_LINK = 'Copiar enlace';
export const LINK_COPIED = 'Enlace copiado';
export const LINK_NOT_COPIED = 'No se pudo copiar. Copia la dirección del navegador.';
export const LINK_QUESTION = '¿Qué fechas lleva el enlace?';
export const RELATIVE_HINT = 'Las relativas se cuentan desde el día en que se abra.';

export function fixedDates(range: string): string {
  return `Fijas: ${range}`;
}

/** @param relative such as 7d */
export function relativeDates(relative: string): string {
  const days = relative.slice(0, -1);
  return days === '1' ? 'Relativas: el mismo día' : `Relativas: últimos ${days} días`;
}

export const UNDO = 'Deshacer';
export const CLEARED = 'Se limpiaron los filtros.';

export function removedNotice(type: string): string {
  return `Se quitó el filtro ${type}.`;
}

export function editFilterLabel(type: string): string {
  return `Editar filtro ${type}`;
}

export function newValueLabel(type: string): string {
  return `Nuevo valor de ${type}`;
}

export const SEARCHES = 'Búsquedas';
export const SEARCHES_HINT = 'Se guardan solo en este equipo.';
export const RECENT = 'Recientes';
export const NAMED = 'Con nombre';
export const NO_SEARCHES = 'Aún no hay búsquedas.';
export const NAME_LABEL = 'Nombre de la búsqueda actual';
export const SAVE = 'Guardar';
export const EXPORT_SEARCHES = 'Exportar búsquedas';
export const DELETE_ALL = 'Borrar todas';
export const CLOSE = 'Cerrar';

export function deleteSearchLabel(label: string): string {
  return `Borrar búsqueda ${label}`;
}

export const EXPORT = 'Exportar';
export const EXPORT_TITLE = 'Exportar registros';
export const EXPORT_HINT = 'Se exportan todos los resultados, no solo la página. Los datos sensibles van enmascarados.';
export const EXPORT_FORMAT = 'Formato';
export const EXPORT_FACTS = {
  rows: 'Registros',
  columns: 'Columnas',
  zone: 'Zona horaria',
  environment: 'Ambiente',
} as const;
export const DOWNLOAD = 'Descargar';
export const CANCEL_EXPORT = 'Cancelar';

export function exportProgress(rows: number, total: number): string {
  return `${rows.toLocaleString('es-MX')} de ${total.toLocaleString('es-MX')} registros`;
}

export const ENVIRONMENTS = { production: 'Producción', qa: 'QA', development: 'Desarrollo' } as const;

export const COPY_FOR_TICKET = 'Resumen para ticket';
export const COPY_JSON = 'Registro en JSON';
export const COPY_TEXT = 'Registro en texto';
export const COPIED_ENTRIES = 'Copiado al portapapeles';
export const NOT_COPIED = 'No se pudo copiar.';
export const SELECTION = 'Registros seleccionados';
export const CLEAR_SELECTION = 'Quitar selección';

export function selectedCount(count: number): string {
  return count === 1 ? '1 registro seleccionado' : `${count} registros seleccionados`;
}

/** @param row from 1 */
export function selectLabel(row: number): string {
  return `Seleccionar registro ${row}`;
}

export const HAND_OVER = 'Entregar registro';

export const COLUMNS = 'Columnas';
export const COLUMNS_HINT = 'Se recuerdan en este equipo. La columna Detalles siempre está al final.';
export const DEFAULT_COLUMNS = 'Restablecer';

export function moveUpLabel(column: string): string {
  return `Subir ${column}`;
}

export function moveDownLabel(column: string): string {
  return `Bajar ${column}`;
}

export const SHOW_MORE = 'Ver más';
export const DOWNLOAD_WHOLE = 'Descargar completo';

export function filterByLabel(member: string): string {
  return `Filtrar por este valor: ${member}`;
}

/** @param place from 1 */
export function rowPosition(place: number, count: number): string {
  return `Registro ${place} de ${count} de la página`;
}
