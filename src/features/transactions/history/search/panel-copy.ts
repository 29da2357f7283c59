/** Texts of the panel of filters. */
export const panelCopy = {
  every: 'Todos',
  loadingOptions: 'Cargando opciones…',
  noOptions: 'Sin opciones por el momento',
  addOption: 'Agregar…',
  leastAmount: 'Monto desde',
  greatestAmount: 'Monto hasta',
  noAmount: 'Escribe un monto, por ejemplo 499.00',
};
