import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkFilter, draftValue, EMPTY_DRAFT, type FilterDraft } from './filter-schema';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 16, 5, 29) });
});
afterEach(() => {
  vi.useRealTimers();
});

function problems(draft: Partial<FilterDraft>): Record<string, string> {
  const { errors } = checkFilter({ ...EMPTY_DRAFT, ...draft });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message ?? '']));
}

const REQUIRED = 'Completa este campo';
const OUTSIDE = 'Elige una fecha entre 27/05/2026 y 27/11/2026';

test.each<[string, Partial<FilterDraft>, Record<string, string>]>([
  ['nothing chosen', {}, { type: REQUIRED }],
  ['no value', { type: 'order' }, { value: REQUIRED }],
  ['spaces alone', { type: 'order', value: '   ' }, { value: REQUIRED }],
  ['a value', { type: 'order', value: '000123' }, {}],
  ['no option', { type: 'servers' }, { value: REQUIRED }],
  ['an option', { type: 'servers', value: 'pagos-qa-01' }, {}],
  ['no days', { type: 'dateRange' }, { start: REQUIRED, end: REQUIRED }],
  ['a value is no day', { type: 'dateRange', value: 'x' }, { start: REQUIRED, end: REQUIRED }],
])('%s', (_name, draft, expected) => {
  expect(problems(draft)).toEqual(expected);
});

test.each([
  ['2026-05-26', '2026-11-27', { start: OUTSIDE }],
  ['2026-05-27', '2026-11-27', {}],
  ['2026-11-27', '2026-11-27', {}],
  ['2026-11-28', '2026-11-28', { start: OUTSIDE, end: OUTSIDE }],
  ['2026-11-20', '2026-11-19', { end: 'Elige una fecha entre 20/11/2026 y 27/11/2026' }],
  ['2026-11-20', '2026-11-28', { end: 'Elige una fecha entre 20/11/2026 y 27/11/2026' }],
  ['0026-11-20', '2026-11-27', { start: OUTSIDE }],
  ['2026-11-20', '', { end: REQUIRED }],
  ['', '2026-11-20', { start: REQUIRED }],
])('from %s to %s', (start, end, expected) => {
  expect(problems({ type: 'dateRange', start, end })).toEqual(expected);
});

test.each<[Partial<FilterDraft>, string]>([
  [{ type: 'order', value: ' 000123\t' }, '000123'],
  [{ type: 'operation', value: 'dos palabras' }, 'dos palabras'],
  [{ type: 'dateRange', start: '2026-11-20', end: '2026-11-27' }, '2026-11-20_2026-11-27'],
])('%o is kept as %s', (draft, value) => {
  expect(draftValue({ ...EMPTY_DRAFT, ...draft })).toBe(value);
});
