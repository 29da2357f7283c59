import { expect, test } from 'vitest';
import { parseOptions, parseTraces } from './trace-entry';

const entry = { date: '27/11/2026 03:58:44 PM', service: 'autorizador' };

test.each([
  ['a list', { data: [entry, entry] }, [entry, entry]],
  ['an empty list', { data: [] }, []],
  ['null data', { data: null }, []],
  ['no data', {}, []],
  ['a bare list', [], []],
  ['null', null, []],
  ['items that are no objects', { data: [null, 'x', 1, true, [entry], entry, {}] }, [entry, {}]],
])('%s (D21)', (_name, answer, entries) => {
  expect(parseTraces(answer)).toEqual(entries);
});

test.each([
  ['an empty body', undefined],
  ['a text', 'INFO'],
  ['a number', 7],
  ['data that is an object', { data: { content: [entry] } }],
  ['data that is a numbered object', { data: { 0: entry } }],
  ['data that is a text', { data: 'x' }],
])('%s is no answer (D21)', (_name, answer) => {
  expect(() => parseTraces(answer)).toThrow(TypeError);
});

test.each([
  ['texts', ['APP', 'WEB'], ['APP', 'WEB']],
  ['repeated, blank and other items', ['APP', '', ' ', null, 3, 'APP', { a: 1 }], ['APP']],
  ['an object', { message: 'sin permisos' }, []],
  ['null', null, []],
  ['a text', 'INFO', []],
  ['nothing', undefined, []],
])('options from %s', (_name, answer, options) => {
  expect(parseOptions(answer)).toEqual(options);
});
