/** An operation of a response; `number` makes its ids. */
export const operationOf = (number: number, members = {}) => ({
  operationId: `OP00000${number}`,
  orderId: `ORD-000${number}`,
  date: '2026-11-26T16:23:00-06:00',
  paymentMethod: 'OXXO',
  amount: 49_900,
  refundedAmount: 0,
  status: 'PENDING',
  ...members,
});
