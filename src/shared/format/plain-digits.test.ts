import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits';

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
