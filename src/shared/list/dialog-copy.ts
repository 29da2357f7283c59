import { formatCount } from '../format/numbers';

/** Texts of the dialogs that lists share, and of the diagnosis. */
export const CLOSE = 'Cerrar';
export const RESET = 'Restablecer';
export const DOWNLOAD = 'Descargar';
export const EXPORT_FORMAT = 'Formato';
export const EXPORT_VALUES = 'Valores';
export const EXPORT_FORMS = {
  excel: ['Para Excel', 'Identificadores y fórmulas quedan como texto.'],
  exact: [
    'Datos sin cambios',
    'Tal como llegaron, para otros programas. Una hoja de cálculo puede alterarlos o ejecutar fórmulas.',
  ],
} as const;
export const EXPORT_FACTS = {
  rows: 'Registros',
  columns: 'Columnas',
  zone: 'Zona horaria',
  environment: 'Ambiente',
} as const;
export const EXPORT_FAILED = 'No se pudo completar la exportación. No se descargó nada.';
export const ENVIRONMENTS = { production: 'Producción', qa: 'QA', development: 'Desarrollo' } as const;

/** @param noun what the rows are, 'operaciones' */
export function exportShort(rows: number, total: number, noun: string): string {
  const [has, of] = [formatCount(rows), formatCount(total)];
  return `El archivo tiene ${has} de ${of} ${noun}: las demás no llegaron o cambiaron mientras se exportaba. Se descargó así; puedes exportar de nuevo.`;
}

export function exportProgress(rows: number, total: number): string {
  return `${formatCount(rows)} de ${formatCount(total)} registros`;
}

export function moveUpLabel(column: string): string {
  return `Subir ${column}`;
}

export function moveDownLabel(column: string): string {
  return `Bajar ${column}`;
}

export const DIAGNOSIS = 'Filtros que dejan sin resultados';
export const CANCEL_DIAGNOSIS = 'Cancelar';
export const NO_SINGLE_CAUSE = 'Quitar un solo filtro no basta: cambia dos o más.';
export const DIAGNOSIS_FAILED = 'No se pudo terminar de buscar la causa.';

export function tryingWithout(filter: string): string {
  return `Probando sin «${filter}»…`;
}
