import { expect, test } from 'vitest';
import { wrapText } from './wrapped-text';

test.each<[what: string, text: string, width: number | undefined, lines: string[]]>([
  ['30 characters by default', `${'a'.repeat(30)} b`, undefined, ['a'.repeat(30), 'b']],
  ['exactly a line', 'uno dos', 7, ['uno dos']],
  ['one more than a line', 'uno doss', 7, ['uno', 'doss']],
  [
    'a sentence',
    'Reembolso parcial de la recarga número 4182',
    undefined,
    ['Reembolso parcial de la', 'recarga número 4182'],
  ],
  ['a long word', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['a long word after a short one', 'no abcdefghij k', 4, ['no', 'abcd', 'efgh', 'ij k']],
  ['a word of exactly two lines', 'abcdefgh i', 4, ['abcd', 'efgh', 'i']],
  ['surrogate pairs', '😀😀😀😀😀', 2, ['😀😀', '😀😀', '😀']],
  ['its own line breaks', 'uno\r\ndos\n\ntres', 10, ['uno', 'dos', '', 'tres']],
  ['runs of spaces', '  uno    dos  ', 30, ['uno dos']],
  ['nothing', '', 30, ['']],
  ['a width of nothing', 'ab', 0, ['a', 'b']],
])('wraps %s', (_what, text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines);
});
