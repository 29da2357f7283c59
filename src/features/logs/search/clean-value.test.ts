import { expect, test } from 'vitest';
import { cleanValue, isTyped, tidied } from './clean-value';

test.each([
  ['order', '“ORD\u20111\u200b”', 'ORD-1', true],
  ['code', '3DS\u2011N', '3DS-N', false],
  ['code', '5\u00a01', '51', true],
  ['operation', 'uno – dos', 'uno – dos', false],
  ['operation', 'dos\u00a0palabras', 'dos palabras', true],
  ['channels', ' APP\u200b', ' APP\u200b', false],
  ['dateRange', ' 2026-11-01_2026-11-02 ', ' 2026-11-01_2026-11-02 ', false],
  ['', ' x ', ' x ', false],
] as const)('%s: %j is %j', (key, value, text, hidden) => {
  expect(cleanValue(key, value)).toEqual({ text, hidden });
});

test('what is chosen is not typed', () => {
  expect(['order', 'operation', 'dateRange', 'channels', 'q'].map(isTyped)).toEqual([true, true, false, false, false]);
});

test('an address is cleaned where it has to be, and otherwise left alone', () => {
  expect(tidied({ order: 'ORD-1', channels: 'APP', dateRange: ' x ', q: '1' })).toBeUndefined();
  expect(tidied({ order: '"ORD-1"', channels: 'APP', q: '1' })).toEqual({
    search: { order: 'ORD-1', channels: 'APP', q: '1' },
    hidden: false,
  });
  expect(tidied({ code: '51', order: 'ORD\u200b-1' })).toEqual({
    search: { code: '51', order: 'ORD-1' },
    hidden: true,
  });
});
