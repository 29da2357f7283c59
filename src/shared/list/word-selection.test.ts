import { expect, test } from 'vitest';
import { wordAt } from './row-click';

test.each([
  ['pago recibido ayer', 7, 'recibido'],
  ['pago recibido ayer', 5, 'recibido'],
  ['pago recibido ayer', 4, 'pago'],
  ['pago recibido ayer', 18, 'ayer'],
  ['autorización', 3, 'autorización'],
  ['una, dos', 4, undefined],
  ['', 0, undefined],
])('in %j the word at %i is %j', (text, offset, word) => {
  const found = wordAt(text, offset);
  expect(found && text.slice(found.start, found.end)).toBe(word);
});
