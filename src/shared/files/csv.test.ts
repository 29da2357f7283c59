import { expect, test } from 'vitest';
import { csvCell, csvLine, csvMark } from './csv';

test.each([
  ['simple', 'simple'],
  ['a,b', '"a,b"'],
  ['di "hola"', '"di ""hola"""'],
  ['a\nb', '"a\nb"'],
  [' a ', '" a "'],
  ['', ''],
  // Formulas.
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+52', "'+52"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', `"'\tx"`.replaceAll('"', '')],
  ['\rx', '"\'\rx"'],
  ['\uFF1Dx', "'\uFF1Dx"],
  // Figures stay figures.
  ['-12.5', '-12.5'],
  ['12345678901234567.89', '"=""12345678901234567.89"""'],
  ['-0.1234567890123456789', '"=""-0.1234567890123456789"""'],
  ['1E400', '"=""1E400"""'],
  ['150.00', '150.00'],
  ['1383', '1383'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['499.00', '499.00'],
  ['12345678901', '12345678901'],
  // Ids that would be other numbers.
  ['000123', '"=""000123"""'],
  ['0042', '"=""0042"""'],
  ['123456789012', '"=""123456789012"""'],
  ['9007199254740993', '"=""9007199254740993"""'],
  ['1234567890.1234567890', '"=""1234567890.1234567890"""'],
  ['4821E5', '"=""4821E5"""'],
  ['4821e+5', '"=""4821e+5"""'],
  // Ids that would be days, fractions or hours.
  ['MAR10', '"=""MAR10"""'],
  ['mar-10', '"=""mar-10"""'],
  ['10 DIC', '"=""10 DIC"""'],
  ['1ENE2026', '"=""1ENE2026"""'],
  ['SEPT1', '"=""SEPT1"""'],
  ['marzo 2026', '"=""marzo 2026"""'],
  ['3/4', '"=""3/4"""'],
  ['3-4', '"=""3-4"""'],
  ['1-2-26', '"=""1-2-26"""'],
  ['2026-11-27', '"=""2026-11-27"""'],
  ['10:30', '"=""10:30"""'],
  ['10:30:15 AM', '"=""10:30:15 AM"""'],
  ['10 AM', '"=""10 AM"""'],
  [' 3/4', '"="" 3/4"""'],
  ['TRUE', '"=""TRUE"""'],
  ['Falso', '"=""Falso"""'],
  ['(5)', '"=""(5)"""'],
  ['1'.repeat(256), `'${'1'.repeat(256)}`],
  // What only resembles them.
  ['14/10/2026 09:12:07 AM', '14/10/2026 09:12:07 AM'],
  ['ORD-20261127-000001', 'ORD-20261127-000001'],
  ['4821EX', '4821EX'],
  ['MARIANA10', 'MARIANA10'],
  ['app-01.example.mx', 'app-01.example.mx'],
  ['192.0.2.41', '192.0.2.41'],
  ['1/2/3/4', '1/2/3/4'],
])('for Excel %j is %j', (text, cell) => {
  expect(csvCell(text, 'excel')).toBe(cell);
});

test.each([
  ['=1+1', '=1+1'],
  ['000123', '000123'],
  ['4821E5', '4821E5'],
  ['MAR10', 'MAR10'],
  ['3/4', '3/4'],
  ['9007199254740993', '9007199254740993'],
  ['a,b', '"a,b"'],
  ['di "hola"', '"di ""hola"""'],
  ['a\r\nb', '"a\r\nb"'],
])('unchanged %j is %j', (text, cell) => {
  expect(csvCell(text, 'exact')).toBe(cell);
});

test('a line ends as spreadsheets expect, and is for Excel unless something else is said', () => {
  expect(csvLine(['a', '', 'b,c', '0042'])).toBe('a,,"b,c","=""0042"""\r\n');
  expect(csvLine(['a', '', 'b,c', '0042'], 'exact')).toBe('a,,"b,c",0042\r\n');
});

test('only a file for Excel begins with its mark', () => {
  expect([csvMark('excel'), csvMark('exact')]).toEqual(['\uFEFF', '']);
});
