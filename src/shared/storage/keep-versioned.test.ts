import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { forgetVersioned, keepVersioned } from './keep-versioned';

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

test('what is understood is written over', () => {
  keepVersioned('k', '[1]');
  keepVersioned('k', '[2]');
  expect([...kept]).toEqual([['k', '{"version":1,"value":[2]}']]);
});

test.each(['{"version":2,"value":{}}', '{broken'])(
  '%s is set aside once, and goes when the key is forgotten',
  (text) => {
    for (const json of ['[1]', '[2]']) {
      kept.set('k', text);
      keepVersioned('k', json);
      expect(kept.get('k')).toBe(`{"version":1,"value":${json}}`);
    }
    expect(JSON.parse(kept.get('k.aside') ?? '')).toEqual({ version: 1, value: [text] });
    kept.set('k', 'another one');
    keepVersioned('k', '[3]');
    expect(JSON.parse(kept.get('k.aside') ?? '').value).toEqual([text, 'another one']);
    forgetVersioned('k');
    expect(kept.size).toBe(0);
  },
);
