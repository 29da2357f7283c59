import { expect, test } from 'vitest';
import { unreadParts } from '~/shared/address/unread-parts';
import { searchOfView, viewOf, viewReaders } from './view';

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

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ server: '007', section: 'redis' }, []],
  [{ view: 'flota', mural: '1' }, []],
  [{ view: 'comparar', server: 'a', con: 'muestra:1795000000000' }, []],
  [{ view: 'comparar', server: 'a', con: 'b' }, []],
  [{ view: 'todas', server: 'a' }, ['view']],
  [{ server: 'a', section: 'toString' }, ['section']],
  [{ server: 'a\nb' }, ['server']],
  [{ server: 'a', con: 'b' }, ['con']],
  [{ view: 'comparar', server: 'a', con: 'muestra:ayer', mural: '1' }, ['con', 'mural']],
  [{ view: 'flota', mural: 'si', servidor: 'a' }, ['mural', 'servidor']],
])('of %j is not understood: %j', (search, keys) => {
  expect(unreadParts(search, viewReaders(search)).map(({ key }) => key)).toEqual(keys);
});
