import { expect, test } from 'vitest';
import { filterText } from './filter-text';
import { searchLabel } from './search-label';

test('a label names each filter', () => {
  expect(searchLabel({ order: '000123', dateRange: '2026-11-20_2026-11-27' })).toBe(
    'Order Id 000123 · Rango de fechas 20/11/2026 – 27/11/2026',
  );
});

test('a badge is never masked; where a search is kept only the id of an order is not (spec 8.2)', () => {
  const card = '5555555555554444';
  expect(filterText('operation', card)).toBe(card);
  expect(searchLabel({ order: card, operation: card })).toBe(`Order Id ${card} · Operación 555555••••••4444`);
});
