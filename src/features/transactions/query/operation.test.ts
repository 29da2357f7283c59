import { expect, test } from 'vitest';
import { integerOf, numberOf } from '~/shared/api/members';
import { platformDate } from '~/shared/format/platform-date';
import { parseDetail } from '../history/api/operation-detail';
import { parsePage } from '../history/api/operation-page';
import { amountOf, meanAmountOf, parseOperation } from './operation';

test('an operation keeps the digits of its ids and misses what is no value', () => {
  expect(
    parseOperation({
      operationId: 9007199254740993n,
      orderId: '000123',
      amount: 49900,
      refundedAmount: '0',
      threeDSecure: 'yes',
      reconciled: false,
      errorCode: '',
      attemptCount: '3',
    }),
  ).toMatchObject({
    operationId: '9007199254740993',
    orderId: '000123',
    amount: 49900,
    refundedAmount: 0,
    threeDSecure: null,
    reconciled: false,
    errorCode: null,
    attemptCount: 3,
    bank: null,
  });
  for (const value of [null, [], 'x', {}, { operationId: ' ' }]) expect(parseOperation(value)).toBeNull();
});

const REQUESTED = { page: 2, size: 25 };

test('a page leaves out what is no operation and counts what it is told', () => {
  const page = {
    data: [{ operationId: 'a' }, null, 3],
    total: '7',
    page: '1',
    size: '10',
    totalAmount: '49900',
    statusCounts: { SUCCESS: '7', ERROR: 'x' },
  };
  expect(parsePage(page, REQUESTED)).toMatchObject({
    operations: [{ operationId: 'a' }],
    page: 1,
    size: 10,
    total: 7,
    totals: new Map([['MXN', { amount: 49900, refunded: null }]]),
    statusCounts: { SUCCESS: 7, ERROR: null },
  });
  expect(() => parsePage({ data: {} }, REQUESTED)).toThrow();
  expect(() => parsePage(null, REQUESTED)).toThrow();
});

test('a page that does not repeat what was asked is that page, and one whose total cannot be read is none', () => {
  expect(parsePage({ data: [], total: 40 }, REQUESTED)).toMatchObject({ page: 2, size: 25, statusCounts: undefined });
  expect(parsePage({ data: [], total: 40, page: 0, size: 'x', statusCounts: {} }, REQUESTED)).toMatchObject({
    page: 2,
    size: 25,
    statusCounts: undefined,
  });
  expect(parsePage({ data: [{ operationId: 'a' }] }, REQUESTED).total).toBe(1);
  for (const total of ['muchas', null, -1, 2.5]) expect(() => parsePage({ data: [], total }, REQUESTED)).toThrow();
});

const sold = (operationId: string, currency?: string) => ({ operationId, currency, amount: 100 });

test.each<[what: string, answer: object, totals: [string, number | null, number | null][]]>([
  ['in the currency of its operations', { data: [sold('a', 'JPY'), sold('b', 'jpy')] }, [['JPY', 300, 20]]],
  ['in pesos without a currency', { data: [sold('a'), sold('b', 'MXN')] }, [['MXN', 300, 20]]],
  ['of no currency when they have two', { data: [sold('a', 'USD'), sold('b')] }, [['MXN', null, null]]],
  [
    'by currency where the platform tells them so',
    {
      data: [sold('a')],
      byCurrency: {
        USD: { totalAmount: '500', refundedAmount: 0 },
        JPY: { totalAmount: 7 },
        MXN: { totalAmount: 9, refundedAmount: 1 },
      },
    },
    [
      ['MXN', 9, 1],
      ['JPY', 7, null],
      ['USD', 500, 0],
    ],
  ],
])('the totals of a page are %s', (_what, answer, totals) => {
  const page = parsePage({ total: 3, totalAmount: 300, refundedAmount: 20, ...answer }, REQUESTED);
  expect([...page.totals].map(([code, { amount, refunded }]) => [code, amount, refunded])).toEqual(totals);
});

test.each<[sent: unknown, whole: number | null, any: number | null]>([
  [49900, 49900, 49900],
  ['49900', 49900, 49900],
  [' 25 ', 25, 25],
  ['-5000', -5000, -5000],
  ['0', 0, 0],
  ['49900.0', 49900, 49900],
  [36111.11, null, 36111.11],
  ['36111.11', null, 36111.11],
  ['0.914', null, 0.914],
  ['90071992547409930', null, null],
  [90071992547409930n, null, null],
  ['1,234', 1234, 1234],
  ['1.234', null, 1.234],
  ['1 234', 1234, 1234],
  ['1\u202f234\u202f567', 1234567, 1234567],
  ['1.234.567', 1234567, 1234567],
  ['25,0', 25, 25],
  ['0,914', null, 0.914],
  ['1 234,5', null, 1234.5],
  ['−5', -5, -5],
  ['9,007,199,254,740,993', null, null],
  ['9007199254740993,5', null, null],
  ['12 MXN', null, null],
  ['$12', null, null],
  ['mucho', null, null],
  ['91 %', null, null],
  ['', null, null],
  [true, null, null],
  [[5], null, null],
  [null, null, null],
  [Number.NaN, null, null],
])('%o is read as the whole number %o and the number %o', (sent, whole, any) => {
  expect([integerOf(sent), numberOf(sent)]).toEqual([whole, any]);
});

test.each<[sent: unknown, cents: number | null, mean: number | null]>([
  [49900, 49900, 49900],
  ['49900', 49900, 49900],
  ['49,900', 49900, 49900],
  ['49 900', 49900, 49900],
  ['36111.11', null, 36111.11],
  ['36111,11', null, 36111.11],
  ['$499,00', 49900, 49900],
  ['$ 1.234,50', 123450, 123450],
  ['1\u2009234.50 pesos', 123450, 123450],
  ['0 pesos', 0, 0],
  ['MXN 499', 49900, 49900],
  ['-5.00 MXN', -500, -500],
  ['$361.115', 36111500, 36111500],
  ['$0.115', null, null],
  ['$99,999,999,999,999,999.99', null, null],
  ['USD 5', null, null],
  ['mucho', null, null],
  [null, null, null],
])('%o is read as an amount of %o cents and a mean of %o', (sent, cents, mean) => {
  expect([amountOf(sent), meanAmountOf(sent)]).toEqual([cents, mean]);
});

test('every amount of an operation may be a text in pesos', () => {
  const operation = { operationId: 'a', amount: '$499,00', refundedAmount: '1 peso', attemptCount: '$3' };
  expect(parseOperation(operation)).toMatchObject({ amount: 49900, refundedAmount: 100, attemptCount: null });
  expect(parseDetail({ ...operation, refunds: [{ amount: '5 MXN' }] }).refunds).toMatchObject([{ amount: 500 }]);
  const sums = { totalAmount: '$1,234.50', refundedAmount: '7 pesos' };
  expect(parsePage({ data: [], total: '1,234', ...sums }, REQUESTED)).toMatchObject({
    total: 1234,
    totals: new Map([['MXN', { amount: 123450, refunded: 700 }]]),
  });
});

test('details without their lists are empty, not broken', () => {
  const detail = parseDetail({
    operationId: 'a',
    attempts: {},
    events: [7],
    reference: null,
    refunds: [{ amount: '5' }],
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
