import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv';

test.each([
  ['simple', 'simple'],
  ['a,b', '"a,b"'],
  ['di "hola"', '"di ""hola"""'],
  ['=1+1', "'=1+1"],
  ['+52', "'+52"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['-12.5', '-12.5'],
  ['000123', "'000123"],
  ['9007199254740993', "'9007199254740993"],
  ['12345678901234567.89', "'12345678901234567.89"],
  ['-0.1234567890123456789', "'-0.1234567890123456789"],
  ['1E400', "'1E400"],
  ['150.00', '150.00'],
  ['1383', '1383'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['a\nb', '"a\nb"'],
])('cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('a line ends as spreadsheets expect', () => {
  expect(csvLine(['a', '', 'b,c'])).toBe('a,,"b,c"\r\n');
});
