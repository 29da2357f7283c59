import { formatCount } from '~/shared/format/numbers';

/** Texts of entries, in the rows and in their details. */
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
export const SHOW_TIMELINE = 'Ver historia';

export function timelineLinkLabel(order: string): string {
  return `${SHOW_TIMELINE} de la orden ${order}`;
}

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

export const COPY_FOR_TICKET = 'Resumen para ticket';
export const COPY_JSON = 'Registro en JSON';
export const COPY_TEXT = 'Registro en texto';
