import { expect, test } from 'vitest';
import { searchLabel } from './log-searches';

test('a label names each filter', () => {
  expect(searchLabel({ order: '000123', dateRange: '2026-11-20_2026-11-27' })).toBe(
    'Order Id 000123 · Rango de fechas 20/11/2026 – 27/11/2026',
  );
});
