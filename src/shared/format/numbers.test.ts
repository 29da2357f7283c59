import { expect, test } from 'vitest';
import { formatBytes, formatCount, formatNonZero, formatNumber, plainDigits } from './numbers';

test.each<[number | bigint, min: number, max: number, plain: string, nonZero: string]>([
  [0, 2, 2, '0.00', '0.00'],
  [-0, 2, 2, '0.00', '0.00'],
  [0.0014648, 2, 2, '0.00', '0.0015'],
  [0.005, 2, 2, '0.01', '0.005'],
  [0.00999, 2, 2, '0.01', '0.01'],
  [0.01, 2, 2, '0.01', '0.01'],
  [0.014, 2, 2, '0.01', '0.01'],
  [-0.0014648, 2, 2, '0.00', '-0.0015'],
  [0.000000000931, 2, 2, '0.00', '0.00000000093'],
  [0.4, 0, 0, '0', '0.4'],
  [12345.678, 2, 2, '12,345.68', '12,345.68'],
  [18446744073709551613n, 0, 2, '18,446,744,073,709,551,613', '18,446,744,073,709,551,613'],
])('%s with %i to %i decimals: %s, never as zero %s', (value, min, max, plain, nonZero) => {
  expect(formatNumber(value, min, max)).toBe(plain);
  expect(formatNonZero(value, min, max)).toBe(nonZero);
});

test('a count has its groups from a thousand on', () => {
  expect([0, 999, 1000, 20_000, 18446744073709551613n].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '20,000',
    '18,446,744,073,709,551,613',
  ]);
});

test.each<[number | bigint, string]>([
  [0, '0 B'],
  [1, '1 B'],
  [0.3333, '0.33 B'],
  [0.004, '0.004 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [32768, '32 KB'],
  [1048575, '1 MB'],
  [2980568, '2.84 MB'],
  [25276502016, '23.54 GB'],
  [1099511627776, '1 TB'],
  [1125899906842624, '1,024 TB'],
  [-2048, '-2 KB'],
  [18446744073623414305n, '18,446,744,073,623,414,305 B'],
])('%s bytes are %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

test.each([
  [0, '0'],
  [-0, '0'],
  [-1e-12, '0'],
  [1e-10, '0.0000000001'],
  [100, '100'],
  [1200, '1200'],
  [99.96, '99.96'],
  [-2.5, '-2.5'],
  [1e21, '1e+21'],
])('%d in a file is %s', (value, text) => {
  expect(plainDigits(value)).toBe(text);
});
