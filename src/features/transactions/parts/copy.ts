/** Texts of what lists of operations and of refunds share. */
export const copy = {
  leastAmount: 'Monto desde',
  greatestAmount: 'Monto hasta',
  noAmount: 'Escribe un monto, por ejemplo 499.00',
};
