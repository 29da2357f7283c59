import { expect, test } from 'vitest';
import { NumberLiteral } from '~/shared/format/number-literal';
import { orderOf } from './trace-entry';

test.each([
  [' 000123 ', '000123'],
  [150, '150'],
  [9007199254740993n, '9007199254740993'],
  [new NumberLiteral('150.00'), '150.00'],
  [' ', undefined],
  [null, undefined],
  [{}, undefined],
])('the order of %s', (order, id) => {
  expect(orderOf({ order } as Parameters<typeof orderOf>[0])).toBe(id);
});
