const METRICS = {
  amount: 128_493_050,
  count: 4182,
  approvedCount: 3640,
  declinedCount: 343,
  approvalRate: 3640 / 3983,
  averageTicket: 35_300,
  pendingCount: 96,
  pendingAmount: 1_920_000,
  refundCount: 12,
  refundAmount: 455_000,
  reviewCount: 17,
};

/** An answer of GET /summary for one day. */
export const SUMMARY = {
  ...METRICS,
  previous: {
    ...METRICS,
    amount: 118_755_129,
    count: 4056,
    approvalRate: 0.926,
    averageTicket: 35_300,
    refundAmount: 303_000,
    reviewCount: 17,
  },
  series: [
    { bucket: '2026-11-27T09:00:00-06:00', count: 210, amount: 6_300_000, approved: 180, declined: 20 },
    { bucket: '2026-11-27T10:00:00-06:00', count: 310, amount: 9_100_000, approved: 270, declined: 24 },
  ],
  hourly: [
    { hour: 9, count: 210 },
    { hour: 10, count: 310 },
  ],
  weekAgoHourly: [{ hour: 9, count: 205 }],
  byMethod: [
    { key: 'CARD', count: 2551, amount: 90_000_000, approvalRate: 0.88 },
    { key: 'SPEI', count: 1631, amount: 38_493_050, approvalRate: null },
  ],
  byChannel: [{ key: 'Tienda, norte', count: 4182, amount: 128_493_050, approvalRate: 0.914 }],
  topDeclines: [{ errorCode: '51', errorMessage: 'Fondos insuficientes', count: 120 }],
};

/** An answer of GET /operation. */
export const LATEST = {
  data: [
    {
      operationId: 'OP-0001',
      orderId: 'ORD-20261127-004182',
      date: '2026-11-27T15:58:03-06:00',
      paymentMethod: 'CARD',
      amount: 34_900,
      status: 'SUCCESS',
      risk: 'GREEN',
      threeDSecure: true,
      manual: false,
    },
    { operationId: 'OP-0002' },
    { orderId: 'without an id' },
  ],
  total: 2,
};
