import { expect, test } from 'vitest';
import { MEASURE_RULES, plainUnit, showUnit, unitName } from './measures';

const sums = { count: 3, approved: 0, declined: 0, amount: 100, refundAmount: null };

test('a rate is that of approved among approved and declined, and none of nothing', () => {
  const { value } = MEASURE_RULES.approval;
  expect(value(sums)).toBeNull();
  expect(value({ ...sums, approved: 3 })).toBe(1);
  expect(value({ ...sums, declined: 3 })).toBe(0);
  expect(value({ ...sums, approved: 1, declined: 3 })).toBe(0.25);
});

test.each([
  [null, 'rate', '---', ''],
  [1, 'rate', '100.0 %', '100'],
  [0, 'rate', '0.0 %', '0'],
  [0.9999, 'rate', '> 99.9 %', '99.99'],
  [0.0001, 'rate', '< 0.1 %', '0.01'],
  [-0.012, 'points', '−1.2 pts', '-1.2'],
  [0.00001, 'percent', '< +0.1 %', '0.001'],
  [1234, 'count', '1,234', '1234'],
  [123_450, 'money', '$ 1,234.50', '1234.50'],
] as const)('%d as %s is %s, in a file %s', (value, unit, shown, plain) => {
  expect(showUnit(value, unit)).toBe(shown);
  expect(plainUnit(value, unit)).toBe(plain);
});

test('amounts and headings name their currency', () => {
  expect([showUnit(499, 'money', 'JPY'), plainUnit(499, 'money', 'JPY')]).toEqual(['JPY 499', '499']);
  expect((['count', 'money', 'rate', 'points', 'percent'] as const).map((unit) => unitName(unit))).toEqual([
    '',
    ' (MXN)',
    ' (%)',
    ' (puntos)',
    ' (%)',
  ]);
  expect(unitName('money', 'USD')).toBe(' (USD)');
});
