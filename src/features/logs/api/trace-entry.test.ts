import { expect, test } from 'vitest';
import { parseOptions } from './trace-entry';

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
