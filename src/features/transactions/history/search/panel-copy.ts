/** Texts of the panel of filters. */
export const panelCopy = {
  every: 'Todos',
  loadingOptions: 'Cargando opciones…',
  noOptions: 'Sin opciones por el momento',
  addOption: 'Agregar…',
};
