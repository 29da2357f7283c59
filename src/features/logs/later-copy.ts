import { formatCount } from '~/shared/format/numbers';

/** Texts of the parts of the logs screen that load when they are first used. */
export const TIME = 'Tiempo';
export const SHOW_MONITORING = 'Ver monitoreo';
export const MORE_STEPS = 'Ver más pasos';
export const WITH_ERROR = 'Con error';
export const WITH_WARNING = 'Con avisos';
export const WITHOUT_ERROR = 'Sin errores';
export const TIMELINE_WITHOUT_ERROR = 'Ningún paso registró un error.';
export const FAILED_AT = 'Falló en';
export const failedAfter = (duration: string) => ` a los ${duration}`;
export const CODE = 'código';
export const CHOOSE_ORDER = 'Elige una orden';
export const CHOOSE_ORDER_HINT = 'La historia es de una sola orden y estos resultados tienen varias o ninguna.';
export const STEP_LEVELS = { error: 'Error', warning: 'Aviso', ok: 'Correcto' } as const;

/** @param order as it may be shown */
export function timelineTitle(order: string | undefined): string {
  return order === undefined ? 'Historia de los resultados' : `Historia de la orden ${order}`;
}

export function silence(duration: string): string {
  return `${duration} sin actividad`;
}

export function timelineSize(count: number, services: number): string {
  return `${counted(count, 'paso')} · ${counted(services, 'servicio')}`;
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export const LINK_DATES = '¿Qué fechas lleva el enlace?';
export const RELATIVE_HINT = 'Las relativas se cuentan desde el día en que se abra.';

export function fixedDates(range: string): string {
  return `Fijas: ${range}`;
}

export function relativeDates(relative: string): string {
  const days = relative.slice(0, -1);
  return days === '1' ? 'Relativas: el mismo día' : `Relativas: últimos ${days} días`;
}

export function newValueLabel(type: string): string {
  return `Nuevo valor de ${type}`;
}

export const EXPORT_TITLE = 'Exportar registros';
export const EXPORT_HINT = 'Se exportan todos los resultados, no solo la página. Los datos sensibles van enmascarados.';

/** @param more whether there are more than the count */
export function withoutFilterFound(filter: string, count: number, more: boolean): string {
  const number = formatCount(count);
  return `Sin «${filter}» hay ${more ? `más de ${number}` : number} registro${count === 1 ? '' : 's'}`;
}

export const MATCH_BEFORE = 'Coincidencia anterior';
export const MATCH_AFTER = 'Coincidencia siguiente';
export const SEARCHING = 'Buscando…';
export const NO_MATCH = 'Sin coincidencias';
export const ROWS_BEFORE = 'Ver filas anteriores';
export const ROWS_AFTER = 'Ver más filas';

export function treeLabel(body: string): string {
  return `Árbol de ${body}`;
}

export function searchLabel(body: string): string {
  return `Buscar en ${body}`;
}

/** @param position from 1, @param more whether not all have been counted */
export function matchPosition(position: number, count: number, more: boolean): string {
  return `${formatCount(position)} de ${more ? 'más de ' : ''}${formatCount(count)}`;
}

/** How many fields an object or list has. */
export function sizeOf(count: number, isList: boolean): string {
  return counted(count, isList ? 'elemento' : 'campo');
}
