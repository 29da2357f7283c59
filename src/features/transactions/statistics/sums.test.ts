import { expect, test } from 'vitest';
import type { MoneySums, Sums } from './statistics-api';
import { addSums, moneyOf, remainder } from './sums';

const money = (amount: number, approved: number, refundAmount: number | null = 0): MoneySums => ({
  amount,
  approved,
  refundAmount,
});
const sums = (amount: number, approved: number, others?: Record<string, MoneySums>): Sums => ({
  count: approved,
  amount,
  approved,
  declined: 0,
  refundAmount: 0,
  ...(others ? { others: new Map(Object.entries(others)) } : {}),
});

const whole = sums(1000, 10, { USD: money(500, 3, 20), JPY: money(70, 2) });
const part = sums(400, 4, { USD: money(200, 1, 20) });

test('groups are added up currency by currency', () => {
  expect(addSums([part, part, sums(1, 1)])).toEqual(sums(801, 9, { USD: money(400, 2, 40) }));
  expect(addSums([])).toEqual(sums(0, 0));
});

test('of what the platform does not tell for one part there is no sum', () => {
  const untold = { ...sums(1, 1, { USD: money(1, 1, null) }), refundAmount: null };
  expect(addSums([part, untold])).toEqual({ ...sums(401, 5, { USD: money(201, 2, null) }), refundAmount: null });
  expect(remainder(whole, [untold])).toEqual({
    ...sums(999, 9, { USD: money(499, 2, null), JPY: money(70, 2) }),
    refundAmount: null,
  });
});

test('what is left is left of each currency', () => {
  expect(remainder(whole, [part])).toEqual(sums(600, 6, { USD: money(300, 2, 0), JPY: money(70, 2) }));
});

test('pesos are what the other currencies leave', () => {
  expect(moneyOf(whole, undefined)).toEqual(money(1000, 5));
  expect(moneyOf(whole, 'USD')).toEqual(money(500, 3, 20));
  expect(moneyOf(whole, 'KWD')).toEqual(money(0, 0));
});
