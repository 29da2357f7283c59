import { expect, test } from 'vitest';
import { visibleText } from './visible-text';

test.each([
  ['plain text', 'autorización ñ 100 % — «sí» 😀', 'autorización ñ 100 % — «sí» 😀'],
  ['tab and line feed stay', 'uno\n\tdos', 'uno\n\tdos'],
  ['CR LF is one line end', 'uno\r\ndos', 'uno\ndos'],
  ['a lone CR would overwrite the line', 'uno\rdos', 'uno\\u000ddos'],
  ['colours of a terminal', '\u001b[31mERROR\u001b[0m', '\\u001b[31mERROR\\u001b[0m'],
  ['bell and NUL', 'a\u0007\u0000b', 'a\\u0007\\u0000b'],
  ['DEL and C1', '\u007f\u009b31m', '\\u007f\\u009b31m'],
  ['right-to-left override', 'pago\u202efdp.exe', 'pago\\u202efdp.exe'],
  ['isolates', '\u2066a\u2069', '\\u2066a\\u2069'],
  ['zero width', 'ORD\u200b-1\ufeff', 'ORD\\u200b-1\\ufeff'],
  ['line separators', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
  ['tag characters', 'a\u{e0041}b', 'a\\udb40\\udc41b'],
  ['lone surrogates', '\ud83d a \ude00', '\\ud83d a \\ude00'],
  ['markup is text', '<b>x</b>', '<b>x</b>'],
])('%s', (_name, sent, shown) => {
  expect(visibleText(sent)).toBe(shown);
});

test.each(['\r\n', 'x', '\u0000'])('the beginning of a long run of %j is longer than the limit', (unit) => {
  const start = visibleText(unit.repeat(10_000), 100);
  expect(start.length).toBeGreaterThan(100);
  expect(start.length).toBeLessThan(1300);
  expect(visibleText(unit.repeat(10_000)).startsWith(start.slice(0, 100))).toBe(true);
});
