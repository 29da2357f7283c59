import { expect, test } from 'vitest';
import { unreadText } from '../ui/feedback/unread-parts';
import { unreadParts } from './unread-parts';

const READERS = { order: (value: string) => value !== 'x', range: (value: string) => value === 'ok' || 'va al revés' };

test('every part that cannot be used is told with its reason', () => {
  const search = { order: '1', range: 'ko', constructor: '1', other: '2' };
  expect(unreadParts(search, READERS)).toEqual([
    { key: 'range', value: 'ko', reason: 'va al revés' },
    { key: 'constructor', value: '1', reason: 'unknown' },
    { key: 'other', value: '2', reason: 'unknown' },
  ]);
  expect(unreadParts({ order: 'x' }, READERS)).toMatchObject([{ reason: 'unreadable' }]);
  expect(unreadParts({ order: '1\n2' }, READERS)).toMatchObject([{ reason: 'repeated' }]);
});

test.each([
  ['Banco Uno', 'Banco Uno'],
  ['90d', '90d'],
  ['2026-11-20_2026-11-19', '2026-11-20_2026-11-19'],
  ['ana.ruiz@example.mx', /^(?!.*ana\.ruiz)/],
  ['5512345678', '••••••5678'],
  ['55 1234 5678', /^(?!.*1234)/],
  ['4111111111111111', /^(?!.*4111111111111111)/],
  ['order=1&correo=ana@example.mx', /^order=1(?!.*ana@)/],
  ['a\nb', 'a, b'],
  ['\u202Eabc', '\\u202eabc'],
  ['x'.repeat(90), `${'x'.repeat(80)}…`],
])('%j is shown as %s', (text, shown) => {
  if (typeof shown === 'string') expect(unreadText(text)).toBe(shown);
  else expect(unreadText(text)).toMatch(shown);
});
