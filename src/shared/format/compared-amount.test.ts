import { expect, test } from 'vitest';
import { greatestOf, leastOf, parseComparedAmount } from './compared-amount';

test.each([
  ['> $99,90', 9991n, undefined],
  ['>$500', 50_001n, undefined],
  ['>= 500', 50_000n, undefined],
  ['≥500', 50_000n, undefined],
  ['< 100', undefined, 9999n],
  ['<=100,5', undefined, 10_050n],
  ['≤ 100', undefined, 10_000n],
  ['= 7', 700n, 700n],
  ['7', 700n, 700n],
  ['< 0', undefined, undefined],
])('%j', (text, least, greatest) => {
  const compared = parseComparedAmount(text);
  expect(compared && [leastOf(compared), greatestOf(compared)]).toEqual([least, greatest]);
});

test.each(['>', '> x', '-5', '>> 5', ''])('%j compares nothing', (text) => {
  expect(parseComparedAmount(text)).toBeUndefined();
});
