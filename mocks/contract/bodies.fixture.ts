/** What writes of the console send, as far as the document asks for it. */
export const refundRequest = {
  ...{ operationId: 'uno', amount: 1, reasonCode: 'FRAUD', comment: '', refundMethod: 'CARD' },
  beneficiary: null,
};

export const notice = {
  ...{ title: 'x', text: 'x', severity: 'INFO', roles: ['SOPORTE'], draft: false },
  ...{ validFrom: '2026-11-27T00:00:00-06:00', validUntil: '2026-11-28T00:00:00-06:00' },
};

export const rule = {
  ...{ name: 'x', metric: 'disk.used', comparison: 'ABOVE', threshold: 1, hysteresis: 0, durationSeconds: 0 },
  ...{
    severity: 'INFO',
    sources: ['uno'],
    recipients: ['guardia@example.mx'],
    quietFrom: '22:00',
    quietUntil: '06:00',
    isEnabled: true,
  },
};

export const report = {
  ...{ type: 'CHANNELS', dateRange: '2026-11-27_2026-11-27', filters: { channel: ['WEB'] } },
  ...{ columns: ['amount'], format: 'CSV' },
};

export const schedule = {
  ...{ name: 'x', type: 'CHANNELS', filters: {}, columns: [], format: 'CSV', frequency: 'DAILY', hour: 6 },
  ...{ weekday: null, monthDay: null, recipients: ['a@ejemplo.mx'], paused: false },
};

export const channel = {
  ...{ name: 'Prueba', key: 'PRUEBA', type: 'API', paymentMethods: ['CARD'], minAmount: 1000, maxAmount: 500_000 },
  ...{ fees: [{ paymentMethod: 'CARD', rate: 290, fixed: 250 }], threeDSecurePolicy: 'RISK' },
};

export const promotion = {
  ...{ name: 'x', code: 'DICAPP15', type: 'PERCENTAGE', value: 1500, maxDiscount: null, startsAt: null, endsAt: null },
  ...{ channels: ['APP'], paymentMethods: ['CARD'], cardBrands: [], bins: ['455511'], minAmount: 1, maxAmount: null },
  ...{
    weekdays: [5],
    fromHour: 8,
    untilHour: 20,
    stackable: true,
    usageLimit: 9,
    usagePerCustomer: 1,
    budgetLimit: null,
  },
};
