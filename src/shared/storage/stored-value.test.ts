import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { listOf, readVersioned, storedValue, versionedText } from './stored-value';

type Upgrade = (older: unknown) => unknown;

const kept = new Map<string, string>();
const elsewhere = new Set<(event: object) => void>();
const stored = storedValue({ key: 'k', read: listOf });
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  },
  addEventListener: (_: string, listener: (event: object) => void) => elsewhere.add(listener),
  removeEventListener: (_: string, listener: (event: object) => void) => elsewhere.delete(listener),
});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => kept.clear());

test('what is understood is written over', () => {
  stored.write([1]);
  stored.write([2]);
  expect([...kept]).toEqual([['k', '{"version":1,"value":[2]}']]);
});

test.each(['{"version":2,"value":{}}', '{broken'])(
  '%s is set aside once, and goes when the key is forgotten',
  (text) => {
    for (const value of [[1], [2]]) {
      kept.set('k', text);
      stored.write(value);
      expect(kept.get('k')).toBe(`{"version":1,"value":${JSON.stringify(value)}}`);
    }
    expect(JSON.parse(kept.get('k.aside') ?? '')).toEqual({ version: 1, value: [text] });
    kept.set('k', 'another one');
    stored.write([3]);
    expect(JSON.parse(kept.get('k.aside') ?? '').value).toEqual([text, 'another one']);
    stored.forget();
    expect(kept.size).toBe(0);
  },
);

test('the same object is read until something else is kept', () => {
  stored.write([1]);
  const first = stored.read();
  expect(stored.read()).toBe(first);
  kept.set('k', '[1,2]');
  expect(stored.read()).toEqual([1, 2]);
  kept.set('k', '{broken');
  expect(stored.read()).toEqual([]);
});

test('an older form is brought up to the newest, and written as that', () => {
  const words = storedValue({ key: 'k', read: listOf, upgrades: [(word) => [word]] });
  kept.set('k', '"hola"');
  expect(words.read()).toEqual(['hola']);
  words.write(['adiós']);
  expect([...kept]).toEqual([['k', '{"version":2,"value":["adiós"]}']]);
});

test('whoever listens hears of this page and of other tabs, until it stops', () => {
  const heard = vi.fn();
  const stop = stored.subscribe(heard);
  stored.write([1]);
  stored.forget();
  for (const listener of elsewhere) listener({ key: 'k' });
  for (const listener of elsewhere) listener({ key: 'other' });
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  stored.write([2]);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(elsewhere.size).toBe(0);
});

/** Version 1 kept a word, version 2 a list of words, version 3 an object with them. */
const upgrades: Upgrade[] = [(word) => [word], (words) => ({ words })];

describe('what is kept', () => {
  test.each([
    ['a list', [1, 'dos', null]],
    ['an object', { theme: 'dark', version: 7 }],
    ['an object that looks like an envelope', { version: 9, value: 'x' }],
    ['a text', 'dos'],
    ['nothing', null],
  ])('%s comes back as it was', (_, value) => {
    expect(readVersioned(versionedText(JSON.stringify(value)))).toEqual(value);
    expect(readVersioned(versionedText(JSON.stringify(value), upgrades), upgrades)).toEqual(value);
  });

  test('carries the newest version', () => {
    expect(JSON.parse(versionedText('[]'))).toEqual({ version: 1, value: [] });
    expect(JSON.parse(versionedText('[]', upgrades))).toEqual({ version: 3, value: [] });
  });
});

describe('an older form', () => {
  test.each([
    ['without a version', '"hola"'],
    ['of version 1', '{"version":1,"value":"hola"}'],
    ['of version 2', '{"version":2,"value":["hola"]}'],
    ['of version 3', '{"version":3,"value":{"words":["hola"]}}'],
  ])('%s is brought up to the newest', (_, text) => {
    expect(readVersioned(text, upgrades)).toEqual({ words: ['hola'] });
  });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a broken text', '{"version":1,'],
  ['a version to come', '{"version":4,"value":{}}'],
  ['version 0', '{"version":0,"value":{}}'],
  ['half a version', '{"version":1.5,"value":{}}'],
  ['a version in words', '{"version":"dos","value":{}}'],
])('%s is nothing', (_, text) => {
  expect(readVersioned(text, upgrades)).toBeUndefined();
});

test('an upgrade that cannot make sense of what it finds counts as nothing kept', () => {
  const strict: Upgrade = () => {
    throw new TypeError('odd');
  };
  expect(readVersioned('{"version":1,"value":{}}', [strict])).toBeUndefined();
});
