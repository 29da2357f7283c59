import { expect, test } from 'vitest';
import { unreadParts } from '~/shared/address/unread-parts';
import { viewReaders } from './views';

test.each<[Record<string, string>, string[]]>([
  [{ tab: 'metodos', medida: 'approval', groupBy: 'bank', compare: 'lastYear' }, []],
  [{ groupBy: 'risk' }, []],
  [{ tab: 'otra' }, ['tab']],
  [{ tab: 'canales', groupBy: 'bank' }, ['groupBy']],
  [{ tab: 'aprobacion', medida: 'operations', compare: 'ayer' }, ['medida', 'compare']],
])('%j: not understood %j', (search, keys) => {
  expect(unreadParts(search, viewReaders(search)).map(({ key }) => key)).toEqual(keys);
});
