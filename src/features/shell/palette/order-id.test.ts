import { expect, test } from 'vitest';
import { looksLikeOrderId } from './palette-entries';

test.each([
  ['ORD-20261127-004182', true],
  ['00012345678901234567890', true],
  ['f3b1c2d4-7a55-4c1e-9f00-1b2c3d4e5f60', true],
  ['A1_b2', true],
  ['traz', false],
  ['monitoreo', false],
  ['123', false],
  ['orden 12345', false],
  ['https://x.example/?a=1', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(looksLikeOrderId(text)).toBe(expected);
});
