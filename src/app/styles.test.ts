import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMMENT = /\/\*.*?\*\//gs;
const PRINT = /^@media print \{$.*?^\}$/gms;

test('on the screen no rule asks what an element holds: the whole page would be asked again with all that comes into it', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(3);
  const rules = (path: string) => readFileSync(`src/${path}`, 'utf8').replace(COMMENT, '').replace(PRINT, '');
  expect(sheets.filter((path) => rules(path).includes(':has('))).toEqual([]);
});
