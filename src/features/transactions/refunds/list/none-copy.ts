/** Texts of a list without refunds. */
export const copy = {
  nothingToAuthorize: 'No hay devoluciones por autorizar.',
  nothing: 'Sin devoluciones',
  nothingYet: 'Aquí aparecen las devoluciones que pidas o que pidan otras personas.',
  noMatch: 'Ninguna devolución coincide con lo que buscas.',
  clear: 'Limpiar',
};
