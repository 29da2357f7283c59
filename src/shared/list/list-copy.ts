/** Texts of the parts that every list shows; those of its dialogs load with them. */
export const COLUMNS = 'Columnas';
export const EXPORT = 'Exportar';
export const SEARCHES = 'Búsquedas';
export const DETAILS = 'Detalles';
export const PAGE_SIZE = 'Registros por página';
export const CLEAR_SELECTION = 'Quitar selección';
export const NO_RESULTS = 'Sin resultados';
export const ACTIVE_FILTERS = 'Filtros activos';
export const CLEAR = 'Limpiar';
export const CLEARED = 'Se limpiaron los filtros.';

export function removeFilterLabel(filter: string): string {
  return `Quitar filtro ${filter}`;
}

export function removedNotice(filter: string): string {
  return `Se quitó el filtro ${filter}.`;
}
