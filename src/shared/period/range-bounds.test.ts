import { expect, test } from 'vitest';
import { rangeError } from './range-bounds';

const TODAY = '2026-11-28';

test.each([
  ['2026-11-01', '2026-11-28', undefined],
  ['2026-11-28', '2026-11-28', undefined],
  ['2025-11-01', '2026-11-28', undefined],
  ['', '2026-11-28', { field: 'start', text: 'Elige la fecha inicial' }],
  ['2026-02-30', '2026-11-28', { field: 'start', text: 'Elige la fecha inicial' }],
  ['2026-11-29', '2026-11-29', { field: 'start', text: 'La fecha inicial llega hasta el 28/11/2026' }],
  ['2026-11-10', '', { field: 'end', text: 'La fecha final va del 10/11/2026 al 28/11/2026' }],
  ['2026-11-10', '2026-11-09', { field: 'end', text: 'La fecha final va del 10/11/2026 al 28/11/2026' }],
  ['2026-11-10', '2026-11-29', { field: 'end', text: 'La fecha final va del 10/11/2026 al 28/11/2026' }],
  ['2025-01-01', '2026-02-01', { field: 'end', text: 'La fecha final va del 01/01/2025 al 31/01/2026' }],
] as const)('%s to %s: %j', (start, end, expected) => {
  expect(rangeError({ start, end }, TODAY)).toEqual(expected);
});
