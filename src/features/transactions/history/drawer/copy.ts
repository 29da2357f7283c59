import { formatCount } from '~/shared/format/numbers';

/** Texts of the details of an operation. */
export const CLOSE = 'Cerrar';
export const PREVIOUS = 'Operación anterior';
export const NEXT = 'Operación siguiente';
export const NOT_IN_LIST = 'Fuera de la página de la lista';
export const COPY_ID = 'Copiar id';
export const COPY_LINK = 'Copiar enlace';
export const SHOW_TRACES = 'Ver trazas';
export const COPIED = 'Copiado';
export const PARTS = 'Partes del detalle';
export const DETAIL_FAILED = 'No se pudo consultar la operación.';
export const NOT_FOUND = 'Operación no encontrada';
export const NOT_FOUND_HINT = 'Revisa que el id esté completo.';
export const SIMILAR = '¿Buscabas una de estas?';
export const NO_ATTEMPTS = 'No hay intentos registrados.';
export const NO_EVENTS = 'No hay eventos registrados.';
export const NO_REFUNDS = 'No hay devoluciones.';
export const NOTHING_RETURNED = 'No se ha devuelto nada.';
export const NO_ORDER = 'La operación no tiene orden.';
export const NOT_IN_DICTIONARY = 'No está en el diccionario';
export const UNKNOWN_CODE_NEXT = 'Se muestra como llegó. Escala a Soporte con el enlace de la operación.';
export const RESPONSIBLE = 'Responsable';
export const WHAT_TO_SAY = 'Qué sigue';

export function titleOf(operationId: string): string {
  return `Operación ${operationId}`;
}

/** @param place from 1, among all matches */
export function positionText(place: number, total: number): string {
  return `${formatCount(place)} de ${formatCount(total)}`;
}

export function notFound(operationId: string): string {
  return `No existe la operación ${operationId}.`;
}
