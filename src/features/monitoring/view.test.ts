import { expect, test } from 'vitest';
import { searchOfView, viewOf } from './view';

test.each([
  [{}, 'servidor'],
  [{ view: 'flota' }, 'flota'],
  [{ view: 'comparar', server: 'x' }, 'comparar'],
  [{ view: 'toString' }, 'servidor'],
])('%j shows %s', (search, view) => {
  expect(viewOf(search)).toBe(view);
});

test('another view takes the server along and nothing else', () => {
  const search = { server: '007', section: 'redis', con: 'x', mural: '1', view: 'comparar' };
  expect(searchOfView('servidor', search)).toEqual({ server: '007' });
  expect(searchOfView('comparar', search)).toEqual({ view: 'comparar', server: '007' });
  expect(searchOfView('flota', search)).toEqual({ view: 'flota' });
});
