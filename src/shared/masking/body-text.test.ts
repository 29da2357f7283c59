import { expect, test } from 'vitest';
import { parseExactJson } from '~/shared/api/exact-json';
import { bodyText } from './body-text';

test.each([
  ['object', { saldo: 0, bono: null, texto: '' }, '{\n  "saldo": 0,\n  "bono": null,\n  "texto": ""\n}'],
  ['list', [1, { a: 2 }], '[\n  1,\n  {\n    "a": 2\n  }\n]'],
  ['empty list', [], '[]'],
  ['number', 42, '42'],
  ['false', false, 'false'],
  ['null', null, ''],
  ['absent', undefined, ''],
  ['empty text', '', ''],
  ['text that is a JSON object', ' {"monto":10}', '{\n  "monto": 10\n}'],
  ['text that is a JSON list', '[1]', '[\n  1\n]'],
  ['text that is a JSON text is not read twice', '"{\\"a\\":1}"', '"{\\"a\\":1}"'],
  ['text that is a JSON number', '0010', '0010'],
  ['broken JSON', '{"monto":10', '{"monto":10'],
  ['no JSON', '[Circular ~]', '[Circular ~]'],
  ['markup', '<soap:Envelope><monto>10</monto></soap:Envelope>', '<soap:Envelope><monto>10</monto></soap:Envelope>'],
  ['escapes in a text', 'línea 1\\n\\ten línea 2\nlínea real 3', 'línea 1\\n\\ten línea 2\nlínea real 3'],
  ['control characters', '\u001b[32mOK\u0000\r\nfin', '\\u001b[32mOK\\u0000\nfin'],
  ['big integers in a text', '{"id":822106502566256641}', '{\n  "id": 822106502566256641\n}'],
  ['other digits in a text', '{"a":150.00,"b":[-0,1E400]}', '{\n  "a": 150.00,\n  "b": [\n    -0,\n    1E400\n  ]\n}'],
  ['a bare number', parseExactJson('0.1234567890123456789'), '0.1234567890123456789'],
  ['big integers', { ids: [-9223372036854775808n] }, '{\n  "ids": [\n    -9223372036854775808\n  ]\n}'],
])('%s', (_name, body, text) => {
  expect(bodyText(body)).toBe(text);
});

test('a key named __proto__ is shown with its object', () => {
  expect(bodyText(parseExactJson('{"__proto__":{"admin":true}}'))).toBe(
    '{\n  "__proto__": {\n    "admin": true\n  }\n}',
  );
});

test.each([
  ['object', { rows: Array.from({ length: 50_000 }, (_, row) => ({ row })) }],
  ['text', 'x'.repeat(500_000)],
  ['text of empty lines', '\r\n'.repeat(250_000)],
  ['JSON text', JSON.stringify(Array.from({ length: 50_000 }, (_, row) => row))],
])('the beginning of a long %s', (_name, body) => {
  const start = bodyText(body, 1000);
  expect(start.length).toBeGreaterThan(1000);
  expect(start.length).toBeLessThan(2100);
  expect(bodyText(body).startsWith(start.slice(0, 1000))).toBe(true);
});
