import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  clearSearches,
  countUnread,
  mayBeSaved,
  readSearches,
  withImported,
  withNamed,
  withoutSearch,
  withRecent,
  writeSearches,
} from './saved-searches';

const kept = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  },
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => kept.clear());

const LOGS = 'searches';
const NONE = { recent: [], named: [] };

test('the last twenty, the newest first, each once', () => {
  let searches = NONE as ReturnType<typeof readSearches>;
  for (let order = 1; order <= 25; order += 1) searches = withRecent(searches, { order: String(order) });
  searches = withRecent(searches, { order: '20' });
  expect(searches.recent).toHaveLength(20);
  expect(searches.recent.slice(0, 3).map(({ filters }) => filters.order)).toEqual(['20', '25', '24']);
});

test('the order of its filters makes no other search', () => {
  const searches = withRecent(withRecent(NONE, { order: '1', code: '5' }), { code: '5', order: '1' });
  expect(searches.recent).toHaveLength(1);
});

test('searches of a file: new ones come beside those that are here, of the same name too; what names a person does not', () => {
  const here = withNamed(withNamed(NONE, 'OXXO', { provider: 'oxxo' }), 'Norte', { bank: 'norte' });
  const { searches, ...counts } = withImported(here, [
    { name: 'Norte', filters: { bank: 'norte' } },
    { name: 'OXXO', filters: { provider: 'conekta' } },
    { name: 'OXXO', filters: { provider: 'otro' } },
    { name: 'Rechazos', filters: { status: 'DECLINED' } },
    { name: 'De ella', filters: { text: 'ana@example.mx' } },
    { name: 'ana@example.mx', filters: { status: 'SUCCESS' } },
    { filters: { status: 'SUCCESS' } },
    'x',
  ]);
  expect(counts).toEqual({ added: 3, known: 1, left: 4 });
  expect(searches.named.map(({ name, filters }) => [name, ...Object.values(filters)])).toEqual([
    ['Norte', 'norte'],
    ['OXXO', 'oxxo'],
    ['OXXO (importada 2)', 'otro'],
    ['OXXO (importada)', 'conekta'],
    ['Rechazos', 'DECLINED'],
  ]);
  expect(withImported(searches, searches.named)).toMatchObject({ added: 0, known: 5, left: 0 });
});

test('a name stands for one search', () => {
  const searches = withNamed(withNamed(withNamed(NONE, 'b', { order: '1' }), 'a', { order: '2' }), 'b', { order: '3' });
  expect(searches.named).toEqual([
    { name: 'a', filters: { order: '2' } },
    { name: 'b', filters: { order: '3' } },
  ]);
  expect(withoutSearch(searches, searches.named[0] ?? { filters: {} }).named).toHaveLength(1);
});

test('each user has a list, and no key or text names the user', () => {
  writeSearches(LOGS, 'Ana@example.mx', withRecent(NONE, { order: '000123' }));
  expect(readSearches(LOGS, 'ana@example.mx').recent).toEqual([{ filters: { order: '000123' } }]);
  expect(readSearches(LOGS, 'otra@example.mx')).toEqual(NONE);
  expect(JSON.stringify([...kept])).not.toMatch(/ana|example/i);
});

test.each([
  'null',
  '[]',
  '{"recent":3}',
  '{"recent":[null,{"filters":{"x":1}},{"filters":{}}],"named":[{"filters":{"order":"1"}}]}',
  '{',
])('odd storage %s is an empty list', (text) => {
  writeSearches(LOGS, 'a', NONE);
  kept.set([...kept.keys()][0] ?? '', text);
  expect(readSearches(LOGS, 'a')).toEqual(NONE);
});

test('what this console does not understand is still there after the next save', () => {
  const odd = { name: 'Por lista', filters: { status: ['PENDING'] } };
  const known = { name: 'OXXO', filters: { method: 'OXXO', issuer: 'Banco Uno' }, colour: 'red' };
  writeSearches(LOGS, 'a', NONE);
  const [key = ''] = kept.keys();
  kept.set(key, JSON.stringify({ version: 1, value: { recent: [7], named: [known, odd], folders: ['x'] } }));
  const searches = readSearches(LOGS, 'a');
  expect(searches.named.map(({ filters }) => filters)).toEqual([known.filters]);
  expect(countUnread(LOGS, 'a')).toBe(2);
  writeSearches(LOGS, 'a', withNamed(withRecent(searches, { order: '1' }), 'Otra', { order: '2' }));
  expect(JSON.parse(kept.get(key) ?? '')).toEqual({
    version: 1,
    value: {
      recent: [{ filters: { order: '1' } }, 7],
      named: [{ name: 'Otra', filters: { order: '2' } }, known, odd],
      folders: ['x'],
    },
  });
});

test('the searches of a newer console are set aside, and forgotten with all others', () => {
  writeSearches(LOGS, 'a', NONE);
  const [key = ''] = kept.keys();
  const newer = '{"version":2,"value":{"all":[{"name":"x"}]}}';
  kept.set(key, newer);
  expect(readSearches(LOGS, 'a')).toEqual(NONE);
  writeSearches(LOGS, 'a', withRecent(NONE, { order: '1' }));
  expect(readSearches(LOGS, 'a').recent).toHaveLength(1);
  expect([...kept.values()].join()).toContain(JSON.stringify(newer));
  clearSearches(LOGS, 'a');
  expect(kept.size).toBe(0);
});

test.each(['4111 1111 1111 1111', '012180001183597198', '55 1234 5678', 'ana.sol@example.mx'])(
  'a search for %s is not kept, and goes where an older console kept it',
  (order) => {
    const old = { filters: { channels: 'APP', order } };
    expect(mayBeSaved(old)).toBe(false);
    expect(withRecent(NONE, old.filters)).toEqual(NONE);
    writeSearches(LOGS, 'a', NONE);
    const [key = ''] = kept.keys();
    kept.set(key, JSON.stringify({ version: 1, value: { recent: [old], named: [{ ...old, name: 'x' }] } }));
    expect([readSearches(LOGS, 'a'), countUnread(LOGS, 'a')]).toEqual([NONE, 0]);
    writeSearches(LOGS, 'a', withRecent(NONE, { order: '7' }));
    expect(kept.get(key)).not.toContain(order);
  },
);
