import { describe, expect, test } from 'vitest';
import { decodeOnce, withSpans } from './encoded-text';

describe('one layer of encoding', () => {
  test.each([
    ['%7B%22a%22%3A1%7D', '{"a":1}'],
    ['a%20b%0D%0Ac', 'a b\r\nc'],
    ['%C3%B1 %e2%82%ac %F0%9F%98%80', 'ñ € 😀'],
    ['%u00F1', 'ñ'],
    ['&quot;&apos;&amp;&lt;&gt;', `"'&<>`],
    ['&nbsp;&equals;&colon;&commat;&num;', ' =:@#'],
    ['&#34;&#225;&#x22;&#XE1;&#128512;', '"á"á😀'],
    ['\\u0022\\u{22}\\u{1F600}\\x22\\042', '""😀""'],
    ['\\"\\\'\\\\\\/', `"'\\/`],
    ['\\n\\r\\t', '\n\r\t'],
    ['%2522', '%22'],
    ['&amp;quot;', '&quot;'],
    ['\\\\\\"', '\\"'],
  ])('%s', (text, decoded) => {
    expect(decodeOnce(text)?.text).toBe(decoded);
  });

  test.each(['nada', '100 %', '%zz', '%C3', '&hola;', '&amp', '&#x110000;', '&#9999999;', 'C:\\p', '\\900'])(
    '%s has none',
    (text) => {
      expect(decodeOnce(text)).toBeUndefined();
    },
  );

  test('each place is found again, and no span ends within an escape', () => {
    const { text = '', sourceOf, whole } = decodeOnce('a%20b&lt;c') ?? {};
    expect(text).toBe('a b<c');
    expect([0, 1, 2, 3, 4, 5].map((position) => sourceOf?.(position))).toEqual([0, 1, 4, 5, 9, 10]);
    expect(whole?.({ start: 2, end: 5, shown: null })).toEqual({ start: 4, end: 5, shown: null });
    expect(whole?.({ start: 0, end: 3, shown: null })).toEqual({ start: 0, end: 1, shown: null });
    expect(whole?.({ start: 4, end: 9, shown: null })).toEqual({ start: 4, end: 9, shown: null });
    expect(whole?.({ start: 1, end: 4, shown: null })).toEqual({ start: 1, end: 4, shown: null });
  });
});

test.each([
  ['one', [[2, 4, 'X']], '01X456789'],
  [
    'side by side',
    [
      [2, 4, 'X'],
      [4, 6, 'Y'],
    ],
    '01XY6789',
  ],
  [
    'one within the other',
    [
      [3, 4, 'X'],
      [2, 6, 'Y'],
    ],
    '01Y6789',
  ],
  [
    'one that begins like the other',
    [
      [2, 4, 'X'],
      [2, 6, 'Y'],
    ],
    '01Y6789',
  ],
  [
    'two that overlap',
    [
      [2, 5, 'X'],
      [4, 7, 'Y'],
    ],
    '01#789',
  ],
  [
    'three in a chain',
    [
      [2, 5, 'X'],
      [4, 7, 'Y'],
      [6, 8, 'Z'],
    ],
    '01#89',
  ],
  [
    'the same place twice',
    [
      [2, 4, 'X'],
      [2, 4, 'Y'],
    ],
    '01X456789',
  ],
  [
    'one that is kept',
    [
      [2, 6, null],
      [3, 4, 'X'],
    ],
    '0123456789',
  ],
  ['an empty one', [[2, 2, 'X']], '0123456789'],
] as const)('spans: %s', (_what, spans, shown) => {
  expect(
    withSpans(
      '0123456789',
      spans.map(([start, end, shown]) => ({ start, end, shown })),
      '#',
    ),
  ).toBe(shown);
});
