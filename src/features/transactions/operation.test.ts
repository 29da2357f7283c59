import { expect, test } from 'vitest';
import { parseDetail } from './history/operation-detail';
import { parsePage } from './history/operation-page';
import { parseOperation } from './operation';
import { platformDate } from './platform-date';

test('an operation keeps the digits of its ids and misses what is no value', () => {
  expect(
    parseOperation({
      operationId: 9007199254740993n,
      orderId: '000123',
      amount: 49900,
      refundedAmount: 1.5,
      threeDSecure: 'yes',
      reconciled: false,
      errorCode: '',
      attemptCount: '3',
    }),
  ).toMatchObject({
    operationId: '9007199254740993',
    orderId: '000123',
    amount: 49900,
    refundedAmount: null,
    threeDSecure: null,
    reconciled: false,
    errorCode: null,
    attemptCount: null,
    bank: null,
  });
  for (const value of [null, [], 'x', {}, { operationId: ' ' }]) expect(parseOperation(value)).toBeNull();
});

test('a page leaves out what is no operation and counts what it is told', () => {
  const page = {
    data: [{ operationId: 'a' }, null, 3],
    total: 7,
    totalAmount: 100,
    statusCounts: { SUCCESS: 7, ERROR: 'x' },
  };
  expect(parsePage(page)).toMatchObject({
    operations: [{ operationId: 'a' }],
    total: 7,
    totalAmount: 100,
    refundedAmount: null,
    statusCounts: { SUCCESS: 7 },
  });
  expect(() => parsePage({ data: {} })).toThrow();
  expect(() => parsePage(null)).toThrow();
});

test('details without their lists are empty, not broken', () => {
  const detail = parseDetail({
    operationId: 'a',
    attempts: {},
    events: [7],
    reference: null,
    refunds: [{ amount: 5 }],
  });
  expect(detail).toMatchObject({ attempts: [], notes: [], refunds: [{ amount: 5, reason: null }] });
  expect(detail.events).toEqual([
    { date: null, type: null, fromStatus: null, toStatus: null, actor: null, detail: null },
  ]);
  expect(detail.reference.clabe).toBeNull();
});

test.each([
  ['2026-11-27T23:30:00-06:00', 12, '27/11/2026 11:30:00 PM'],
  ['2026-11-28T05:30:00Z', 24, '27/11/2026 23:30:00'],
  ['2026-11-28T06:00:00Z', 12, '28/11/2026 12:00:00 AM'],
  ['pronto', 12, 'pronto'],
  [null, 12, '---'],
] as const)('%s is shown in the time of the platform', (date, hours, text) => {
  expect(platformDate(date, hours)).toBe(text);
});
