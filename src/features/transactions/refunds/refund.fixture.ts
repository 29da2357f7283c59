/** A refund as the platform tells it. */
export function refundOf(number: number, more: object = {}) {
  return {
    refundId: `DEV-261128-000${number}`,
    date: `2026-11-28T15:12:0${number}-06:00`,
    orderId: `ORD-20261127-00000${number}`,
    operationId: `OP26112700000${number}`,
    paymentMethod: 'OXXO',
    refundMethod: 'CLABE',
    beneficiary: { name: 'Cliente d•••', clabe: '•••• •••• •••• 7899' },
    amount: 24_950,
    currency: 'MXN',
    type: 'PARTIAL',
    reasonCode: 'WRONG_AMOUNT',
    comment: '',
    status: 'REQUESTED',
    requestedBy: { email: 'ana@example.mx', name: 'Ana Prueba' },
    approvedBy: null,
    decisionComment: null,
    providerReference: null,
    errorCode: null,
    errorMessage: null,
    updatedAt: '2026-11-28T15:12:08-06:00',
    version: 1,
    actions: ['APPROVE', 'DECLINE'],
    ...more,
  };
}

export function eligibilityOf(more: object = {}) {
  return {
    operationId: 'OP261127000001',
    orderId: 'ORD-20261127-000001',
    paymentMethod: 'OXXO',
    currency: 'MXN',
    refundable: true,
    paidAmount: 49_900,
    returnedAmount: 9950,
    underWayAmount: 5000,
    remainingAmount: 34_950,
    refundMethods: ['CLABE'],
    requiredFields: ['beneficiary.name', 'beneficiary.clabe'],
    message: null,
    ...more,
  };
}

export function pageOf(refunds: readonly ReturnType<typeof refundOf>[]) {
  const counts = Object.fromEntries([...new Set(refunds.map(({ status }) => status))].map((status) => [status, 1]));
  return {
    data: refunds,
    page: 1,
    size: 10,
    total: refunds.length,
    totals: {
      count: refunds.length,
      amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
      fullCount: 0,
      partialCount: refunds.length,
      requestedAmount: 24_950,
      failedAmount: 0,
    },
    statusCounts: counts,
    viewCounts: { TO_AUTHORIZE: 4, OVERDUE: 2, MINE: 12, FAILED: 3 },
    generatedAt: '2026-11-28T16:00:00-06:00',
  };
}
