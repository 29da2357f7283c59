import { describe, expect, test } from 'vitest';
import { runTaskAtOnce } from '~/shared/hooks/tasks';
import { traceListOf } from '../api/trace-list';
import { entryJson, entryText, exportColumns, writeFile } from './entry-export';

const entries = [
  { date: '14/10/2026 09:12:07 AM', service: 'cobros', order: '000123', extra: { a: 1 }, request: { cvv: '987' } },
  { service: '=cmd|x', ip: null, zona: 'b', response: '4111 1111 1111 1111' },
];

const columnsOf = (of: readonly Record<string, unknown>[]) => runTaskAtOnce(exportColumns(traceListOf(of)));

test('the specified columns come first, then every other member by name', () => {
  expect(columnsOf(entries)).toEqual([
    ...['date', 'service', 'operation', 'hostName', 'ip', 'order'],
    ...['extra', 'request', 'response', 'zona'],
  ]);
});

describe('a file', () => {
  const write = (
    format: 'csv' | 'json',
    of: readonly Record<string, unknown>[] = entries,
    form: 'excel' | 'exact' = 'excel',
  ) =>
    writeFile({
      form,
      entries: traceListOf(of),
      columns: columnsOf(of),
      format,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });

  test('as CSV begins with the mark that Excel needs, keeps ids and masks secrets', async () => {
    const text = (await write('csv')).join('');
    expect(text).toBe(
      '\uFEFFdate,service,operation,hostName,ip,order,extra,request,response,zona\r\n' +
        '14/10/2026 09:12:07 AM,cobros,,,,"=""000123""","{\n  ""a"": 1\n}","{\n  ""cvv"": ""•••""\n}",,\r\n' +
        ",'=cmd|x,,,,,,,411111••••••1111,b\r\n",
    );
  });

  test('unchanged has every value as it came, but for secrets, and no mark', async () => {
    const sent = [
      { date: '2026-10-14T15:12:07Z', code: '4821E5', order: '000123', note: '=1+1\u0007', big: 9007199254740993n },
      { date: 1791990000000, code: 0.1, order: null, note: '{"cvv":"987", "a" : 1}', request: { pin: '1234', n: [1] } },
    ];
    expect((await write('csv', sent, 'exact')).join('')).toBe(
      'date,service,operation,hostName,ip,order,big,code,note,request\r\n' +
        '2026-10-14T15:12:07Z,,,,,000123,9007199254740993,4821E5,=1+1\u0007,\r\n' +
        '1791990000000,,,,,,,0.1,"{""cvv"":""•••"", ""a"" : 1}","{\n  ""pin"": ""••••••••"",\n  ""n"": [\n    1\n  ]\n}"\r\n',
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
    const built: number[] = [];
    const onProgress = (rows: number) => {
      built.push(rows);
      if (built.length === 2) control.abort();
    };
    const entries = traceListOf(Array.from({ length: 100_000 }, (_, row) => ({ row })));
    const written = writeFile({
      entries,
      columns: ['row'],
      format: 'csv',
      form: 'excel',
      signal: control.signal,
      onProgress,
    });
    await expect(written).rejects.toThrow();
    expect(built).toHaveLength(2);
    expect(built[1]).toBeGreaterThan(built[0] ?? 0);
    expect(built[1]).toBeLessThan(100_000);
  });
});

test('an entry as JSON and as aligned text', () => {
  expect(entryJson(entries[0] ?? {})).toContain('"cvv": "•••"');
  expect(entryText({ service: 'cobros', ip: null, extra: { a: 1 }, request: { x: 1 }, token: 'abc' })).toBe(
    'service:  cobros\nextra:    {\n            "a": 1\n          }\ntoken:    ••••••••\nrequest:\n{\n  "x": 1\n}',
  );
});
