/** A row as the platform sends it. */
export const rowOf = (service: string, operation: string, members: object = {}) => ({
  ...{ kind: 'STEP', service, operation, provider: null, paymentMethod: null },
  ...{ count: 100, success: 100, errors: 0, timeouts: 0, p50: 44, p95: 96, p99: 141, max: 388, topCode: null },
  previous: null,
  ...members,
});

/** The report with these rows. */
export const reportOf = (data: readonly object[], members: object = {}) => ({
  data,
  operations: { count: 18_402, approved: 16_783, declined: 1619 },
  sources: [{ name: 'oxxo', lastDate: '2026-11-28T16:10:00-06:00', isLate: false }],
  options: { services: ['autorizador', 'tokenizacion'], providers: ['Adquirente'], channels: ['APP', 'WEB'] },
  range: { from: '2026-11-28T00:00:00-06:00', to: '2026-11-28T16:12:00-06:00' },
  previousRange: { from: '2026-11-27T00:00:00-06:00', to: '2026-11-27T16:12:00-06:00' },
  generatedAt: '2026-11-28T16:12:00-06:00',
  ...members,
});

/** Something to be looked at as the platform sends it. */
export const issueOf = (number: number, members: object = {}) => ({
  ...{ issueId: `STUCK-OP${number}`, type: 'STUCK', operationId: `OP${number}`, otherOperationIds: [] },
  ...{ orderId: `ORD-${number}`, date: '2026-11-28T13:08:00-06:00', amount: 29_900, currency: 'MXN' },
  ...{ paymentMethod: 'SPEI', platformStatus: 'PENDING', providerStatus: null, ageMinutes: 184 },
  ...{ attended: false, comment: null, attendedBy: null, attendedAt: null, version: 1 },
  ...members,
});

/** A page of them. */
export const pageOf = (data: readonly object[]) => ({
  ...{ data, page: 1, size: 10, total: data.length, truncated: false, generatedAt: '2026-11-28T16:12:00-06:00' },
  typeCounts: { DUPLICATE: 0, MISMATCH: 0, STUCK: data.length, UNCONFIRMED: 0 },
});
