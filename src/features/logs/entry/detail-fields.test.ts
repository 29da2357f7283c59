import { expect, test } from 'vitest';
import { parseJson } from '~/shared/api/parse-json';
import type { TraceEntry } from '../api/trace-entry';
import { cellText, detailFields, fieldText } from './detail-fields';

function listed(entry: TraceEntry): [string, string][] {
  return detailFields(entry).map((field) => [field.name, fieldText(field, 1000)]);
}

test('lists every non-null member but request and response, known ones first, the rest by name', () => {
  expect(
    listed({
      zona: 'norte',
      request: { a: 1 },
      ip: '192.0.2.41',
      code: null,
      elapsedMs: 0,
      retry: false,
      message: '',
      tags: [],
      extra: {},
      service: 'autorizador',
      date: '27/11/2026 03:58:44 PM',
      response: null,
    }),
  ).toEqual([
    ['date', '27/11/2026 03:58:44 PM'],
    ['service', 'autorizador'],
    ['ip', '192.0.2.41'],
    ['elapsedMs', '0'],
    ['extra', '{}'],
    ['message', ''],
    ['retry', 'false'],
    ['tags', '[]'],
    ['zona', 'norte'],
  ]);
});

test('keys named like members of objects are data', () => {
  const entry = parseJson(
    '{"constructor":"x","hasOwnProperty":1,"toString":"y","length":3,"key":"k","ref":"r","__proto__":{"admin":true}}',
  ) as TraceEntry;
  expect(Object.fromEntries(listed(entry).map(([name, text]) => [`·${name}`, text]))).toEqual({
    '·__proto__': '{\n  "admin": true\n}',
    '·constructor': 'x',
    '·hasOwnProperty': '1',
    '·key': 'k',
    '·length': '3',
    '·ref': 'r',
    '·toString': 'y',
  });
  expect(Object.hasOwn({}, 'admin')).toBe(false);
  expect(cellText({}, 'toString')).toBe('---');
});

test.each([
  ['big integer', 9007199254740993n, '9007199254740993'],
  ['digits as text', '000123', '000123'],
  ['markup', '<img src=x onerror="x()">', '<img src=x onerror="x()">'],
  ['control characters', '\u001b[31mERROR\u001b[0m\u0000\n\tfin', '\\u001b[31mERROR\\u001b[0m\\u0000\n\tfin'],
  ['object', { a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
])('%s', (_name, value, text) => {
  expect(fieldText({ name: 'x', value }, 1000)).toBe(text);
});

test.each([
  ['text', 'autorizador', 'autorizador'],
  ['number', 0, '0'],
  ['null', null, '---'],
  ['blank', ' ', '---'],
  ['very long', 'x'.repeat(5_000_000), `${'x'.repeat(160)}…`],
  ['a long object', { a: 'x'.repeat(1000) }, `{\n  "a": "${'x'.repeat(150)}…`],
])('a cell with %s', (_name, value, text) => {
  expect(cellText({ service: value }, 'service')).toBe(text);
});

test.each([
  ['27/11/2026 03:58:44 PM', '27/11/2026 03:58:44 PM'],
  ['31/02/2026 10:00:00 AM', '31/02/2026 10:00:00 AM'],
  ['0000-00-00 00:00:00', '0000-00-00 00:00:00'],
  ['2026-11-27 15:58:44,123', '27/11/2026 03:58:44 PM'],
  [new Date(2026, 10, 27, 15, 58, 44).getTime(), '27/11/2026 03:58:44 PM'],
  ['ayer', 'ayer'],
  ['', '---'],
  [null, '---'],
])('the date %s is shown as %s (spec 13.5)', (date, text) => {
  expect(cellText({ date }, 'date')).toBe(text);
});

test('an entry without a date', () => {
  expect(cellText({}, 'date')).toBe('---');
});
