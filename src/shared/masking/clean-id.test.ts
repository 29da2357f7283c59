import { describe, expect, test } from 'vitest';
import { cleanId, cleanWords } from './clean-id';

const ID = 'ORD-DEMO-000051';

describe('an id', () => {
  test.each([
    ['as it is', ID, ID, false],
    ['digits with zeros', '000123', '000123', false],
    ['spaces and line ends around', `  ${ID}\r\n`, ID, false],
    ['spaces inside', 'A+B&c=d #1', 'A+B&c=d #1', false],
    ['a zero-width space', `${ID}\u200b`, ID, true],
    ['a zero-width joiner and non-joiner', `ORD\u200d-DEMO\u200c-000051`, ID, true],
    ['a word joiner', `\u2060${ID}`, ID, true],
    ['an embedding', `\u202a${ID}\u202c`, ID, true],
    ['isolates and marks of direction', `\u2068${ID}\u2069\u200e\u200f\u061c`, ID, true],
    ['a soft hyphen', 'ORD-DEMO-\u00ad000051', ID, true],
    ['a byte-order mark', `\ufeffORD-DEMO-000051`, ID, true],
    ['a no-break space at its end', `${ID}\u00a0`, ID, true],
    ['a no-break space', 'ORD-DEMO\u00a0-000051', ID, true],
    ['no-break spaces of other widths', 'ORD-\u202fDEMO-\u2007000051', ID, true],
    ['a selector and a tag', `${ID}\ufe0f\u{e0041}`, ID, true],
    ['a control character', `ORD-\u0000DEMO-000051`, ID, true],
    ['no-break hyphens', 'ORD\u2011DEMO\u2011000051', ID, false],
    [
      'a hyphen, dashes and a minus sign',
      'a\u2010b\u2012c\u2013d\u2014e\u2015f\u2212g\uff0dh',
      'a-b-c-d-e-f-g-h',
      false,
    ],
    ['straight quotes', `"${ID}"`, ID, false],
    ['single quotes', `'${ID}'`, ID, false],
    ['curly quotes', `“${ID}”`, ID, false],
    ['single curly quotes', `‘${ID}’`, ID, false],
    ['angle quotes with spaces', `« ${ID} »`, ID, false],
    ['low quotes', `„${ID}“`, ID, false],
    ['code marks', `\`${ID}\``, ID, false],
    ['quotes within quotes', `"“${ID}”"`, ID, false],
    ['quotes of two kinds, as some keyboards make them', `“${ID}"`, ID, false],
    ['everything at once', `\u200b "\u2060ORD\u2011DEMO\u00ad\u2011000051" \ufeff`, ID, true],
    ['one quote alone', '5"', '5"', false],
    ['nothing but quotes', '""', '""', false],
    ['nothing but what nobody sees', '\u200b\u00a0', '', true],
    ['letters of other alphabets', 'Ñandú-çé-日本', 'Ñandú-çé-日本', false],
    ['an emoji', 'a😀b', 'a😀b', false],
    ['nothing', '', '', false],
  ])('with %s', (_what, typed, text, hidden) => {
    expect(cleanId(typed)).toEqual({ text, hidden });
  });
});

describe('words', () => {
  test.each([
    ['oxxo\u00a0$499.00\u200b ayer', 'oxxo $499.00 ayer', true],
    ['“dos palabras”', 'dos palabras', false],
    ['uno – dos', 'uno – dos', false],
    [' año nuevo 50% ', 'año nuevo 50%', false],
  ])('%j', (typed, text, hidden) => {
    expect(cleanWords(typed)).toEqual({ text, hidden });
  });
});

test.each([
  ...[0x0000, 0x0008, 0x000e, 0x001f, 0x007f, 0x0084, 0x0086, 0x009f, 0x00ad, 0x034f, 0x061c, 0x115f, 0x1160, 0x17b4],
  ...[0x17b5, 0x180b, 0x180f, 0x200b, 0x200f, 0x202a, 0x202e, 0x2060, 0x2064, 0x2066, 0x206f, 0x3164, 0xfe00, 0xfe0f],
  ...[0xfeff, 0xffa0, 0xfff9, 0xfffb, 0xe0000, 0xe0001, 0xe007f, 0xe0100, 0xe01ef],
])('nobody sees the character %d within an id or words', (code) => {
  const typed = `ORD-${String.fromCodePoint(code)}1`;
  expect([cleanId(typed), cleanWords(typed)]).toEqual(Array(2).fill({ text: 'ORD-1', hidden: true }));
});

test.each([...'\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d'])('a dash of an id: %s', (dash) => {
  expect(cleanId(`ORD${dash}1`)).toEqual({ text: 'ORD-1', hidden: false });
});

test.each([...`"'\`´«»‹›“”„‟‘’‚‛`])('the quote %s around an id', (quote) => {
  expect(cleanId(`${quote}ORD-1${quote}`)).toEqual({ text: 'ORD-1', hidden: false });
  expect(cleanId(`${quote}ORD-1`).text).toBe(`${quote}ORD-1`);
});
