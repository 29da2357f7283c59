import { describe, expect, test } from 'vitest';
import { formatMetric, type MetricFormat } from './metric-value';
import { NumberLiteral } from './number-literal';
import { toMetricValue, toText } from './read-value';

describe('a metric as it is read and written', () => {
  test.each<[unknown, string]>([
    [0, '0'],
    [-0, '0'],
    [1832, '1,832'],
    [-1828, '-1,828'],
    ['240023', '240,023'],
    [' 41 ', '41'],
    ['0', '0'],
    ['1.353481', '1.35'],
    ['1e3', '1,000'],
    [9007199254740993n, '9,007,199,254,740,993'],
    ['18446744073709551615', '18,446,744,073,709,551,615'],
    ['-9223372036854775808', '-9,223,372,036,854,775,808'],
    [new NumberLiteral('150.00'), '150'],
    [new NumberLiteral('12345678901234567.89'), '12345678901234567.89'],
    ['12345678901234567.89', '12345678901234567.89'],
    ['12345678901234567.00e2', '1,234,567,890,123,456,700'],
    [new NumberLiteral('1E400'), '1E400'],
    [new NumberLiteral('1e-400'), '1e-400'],
    [new NumberLiteral('-0'), '0'],
    [new NumberLiteral('1E20'), '100,000,000,000,000,000,000'],
    ['2.02M', '2.02M'],
    ['OFF', 'OFF'],
    ['12,5', '12,5'],
    ['', '---'],
    ['   ', '---'],
    ['NaN', '---'],
    ['-nan', '---'],
    ['nan(0x8000)', '---'],
    [Number.POSITIVE_INFINITY, '---'],
    [null, '---'],
    [undefined, '---'],
    [true, '---'],
    [false, '---'],
    [{}, '---'],
    [[7], '---'],
  ])('%o is %s', (value, shown) => {
    expect(formatMetric(toMetricValue(value), 'count')).toBe(shown);
  });
});

test.each<[MetricFormat, unknown, string]>([
  ['percent', 109.79, '109.8 %'],
  ['percent', 2290.21, '2,290.2 %'],
  ['percent', 0.95, '1.0 %'],
  ['percent', 0, '0.0 %'],
  ['percent', 100, '100.0 %'],
  ['percent', 99.96, '> 99.9 %'],
  ['percent', '0.04', '< 0.1 %'],
  ['percent', 'n/d', 'n/d'],
  ['seconds', 0.05457, '0.05 s'],
  ['seconds', 1353.481, '1,353.48 s'],
  ['seconds', 0.0042, '0.0042 s'],
  ['seconds', 0, '0.00 s'],
  ['count', 0.004, '0.004'],
  ['micros', 0.0004, '0.0004 µs'],
  ['micros', 673118004, '673,118,004 µs'],
  ['micros', 0, '0 µs'],
  ['micros', -1, '-1 µs'],
  ['bytes', 2114000, '2.02 MB'],
  ['bytes', '2.02M', '2.02M'],
  ['bytes', null, '---'],
])('as %s, %o is %s', (format, value, shown) => {
  expect(formatMetric(toMetricValue(value), format)).toBe(shown);
});

test.each<[unknown, string | null]>([
  ['edge-02.example.mx', 'edge-02.example.mx'],
  ['  007  ', '  007  '],
  ['0042', '0042'],
  [42, '42'],
  [new NumberLiteral('42.10'), '42.10'],
  [9007199254740993n, '9007199254740993'],
  ['', null],
  ['nan', null],
  [Number.NaN, null],
  [true, null],
  [['a'], null],
])('%o read as a text is %o', (value, text) => {
  expect(toText(value)).toBe(text);
});
