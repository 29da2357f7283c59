import { describe, expect, test, vi } from 'vitest';
import { csvCell, entryJson, entryText, exportColumns, writeFile } from './row-export';

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
  ['1383', '1383'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['a\nb', '"a\nb"'],
])('cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

const entries = [
  { date: '14/10/2026 09:12:07 AM', service: 'cobros', order: '000123', extra: { a: 1 }, request: { cvv: '987' } },
  { service: '=cmd|x', ip: null, zona: 'b', response: '4111 1111 1111 1111' },
];

test('the specified columns come first, then every other member by name', () => {
  expect(exportColumns(entries)).toEqual([
    ...['date', 'service', 'operation', 'hostName', 'ip', 'order'],
    ...['extra', 'request', 'response', 'zona'],
  ]);
});

describe('a file', () => {
  const write = (format: 'csv' | 'json', of: readonly Record<string, unknown>[] = entries) =>
    writeFile({
      entries: of,
      columns: exportColumns(of),
      format,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });

  test('as CSV begins with the mark that Excel needs, keeps ids and masks secrets', async () => {
    const text = (await write('csv')).join('');
    expect(text).toBe(
      '\uFEFFdate,service,operation,hostName,ip,order,extra,request,response,zona\r\n' +
        '14/10/2026 09:12:07 AM,cobros,,,,\'000123,"{\n  ""a"": 1\n}","{\n  ""cvv"": ""•••""\n}",,\r\n' +
        ",'=cmd|x,,,,,,,411111••••••1111,b\r\n",
    );
  });

  test('as JSON can be read, with all entries and no secret', async () => {
    const many = Array.from({ length: 1203 }, (_, row) => ({ row, token: 'abc', big: 9007199254740993n }));
    const text = (await write('json', many)).join('');
    const read = JSON.parse(text.replaceAll('9007199254740993', '"9007199254740993"')) as unknown[];
    expect(read).toHaveLength(1203);
    expect(read[1202]).toEqual({ row: 1202, token: '••••••••', big: '9007199254740993' });
    expect(JSON.parse((await write('json', [])).join(''))).toEqual([]);
  });

  test('tells its progress and stops when it is cancelled', async () => {
    const control = new AbortController();
    const onProgress = vi.fn((rows: number) => rows >= 1000 && control.abort());
    const many = Array.from({ length: 5000 }, (_, row) => ({ row }));
    const written = writeFile({ entries: many, columns: ['row'], format: 'csv', signal: control.signal, onProgress });
    await expect(written).rejects.toThrow();
    expect(onProgress.mock.calls).toEqual([[500], [1000]]);
  });
});

test('an entry as JSON and as aligned text', () => {
  expect(entryJson(entries[0] ?? {})).toContain('"cvv": "•••"');
  expect(entryText({ service: 'cobros', ip: null, extra: { a: 1 }, request: { x: 1 }, token: 'abc' })).toBe(
    'service:  cobros\nextra:    {\n            "a": 1\n          }\ntoken:    ••••••••\nrequest:\n{\n  "x": 1\n}',
  );
});
