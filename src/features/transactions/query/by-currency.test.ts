import { expect, test } from 'vitest';
import { moneyList, othersList, readByCurrency, sumByCurrency } from './by-currency';

test('amounts are added up currency by currency: pesos first, then by code', () => {
  const sums = sumByCurrency([
    { amount: 500, currency: 'USD' },
    { amount: 70, currency: 'JPY' },
    { amount: 100, currency: null },
    { amount: 200, currency: 'mxn' },
    { amount: null, currency: 'USD' },
    { amount: 5, currency: ' usd ' },
    { amount: null, currency: 'EUR' },
  ]);
  expect([...sums]).toEqual([
    ['MXN', 300],
    ['JPY', 70],
    ['USD', 505],
  ]);
  expect(moneyList(sums)).toBe('$ 3.00 · JPY 70 · US$ 5.05');
});

test('beside pesos stands what has something', () => {
  const amounts = new Map([
    ['MXN', 300],
    ['EUR', 0],
    ['JPY', null],
    ['USD', 505],
  ]);
  expect(othersList(amounts)).toBe('US$ 5.05');
  expect(othersList(new Map([['MXN', 300]]))).toBe('');
});

test('what an answer has of each currency', () => {
  expect([...readByCurrency({ usd: 1, MXN: 2 }, (item) => item)]).toEqual([
    ['MXN', 2],
    ['USD', 1],
  ]);
  expect(readByCurrency(undefined, (item) => item).size).toBe(0);
});
