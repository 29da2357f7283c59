/** Texts of the parts that every list shows; those of its dialogs load with them. */
export const listCopy = {
  columns: 'Columnas',
  export: 'Exportar',
  searches: 'Búsquedas',
  details: 'Detalles',
  pageSize: 'Registros por página',
  clearSelection: 'Quitar selección',
  noResults: 'Sin resultados',
  beyondPages: 'Esta página ya no existe.',
  firstPage: 'Ir a la primera página',
  findCause: 'Buscar la causa',
  activeFilters: 'Filtros activos',
  clear: 'Limpiar',
  cleared: 'Se limpiaron los filtros.',
  removeFilter: (filter: string) => `Quitar filtro ${filter}`,
  removed: (filter: string) => `Se quitó el filtro ${filter}.`,
};
