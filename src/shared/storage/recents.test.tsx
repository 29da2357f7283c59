import { expect, test } from 'vitest';
import { type RecentItem, readRecents, recordRecent } from './recents';
import { readStored, writeStored } from './storage';
import { clearRecents } from './tab-memory';

const KEY = 'atalaya.recents';
const server = (name: string): RecentItem => ({ kind: 'server', label: name, search: { server: name } });
const order = (id: string): RecentItem => ({ kind: 'search', label: `Order Id ${id}`, search: { order: id, q: '1' } });
const labels = () => readRecents().map(({ label }) => label);

test('the newest of a kind comes first, and the same thing is kept once with its last moment', () => {
  recordRecent(server('uno'), 1);
  recordRecent(server('dos'), 2);
  recordRecent(order('0071'), 3);
  recordRecent(server('uno'), 4);
  expect(labels()).toEqual(['uno', 'dos', 'Order Id 0071']);
  expect(readRecents()[0]?.at).toBe(4);
});

test('the order of a search’s members does not matter, an id’s zeros do', () => {
  recordRecent({ kind: 'search', label: 'a', search: { order: '7', q: '1' } }, 1);
  recordRecent({ kind: 'search', label: 'b', search: { q: '1', order: '7' } }, 2);
  recordRecent({ kind: 'search', label: 'c', search: { order: '007', q: '1' } }, 3);
  expect(labels()).toEqual(['c', 'b']);
});

test('five of each kind are kept', () => {
  for (let index = 1; index <= 7; index += 1) {
    recordRecent(server(`s${index}`), index);
    recordRecent(order(`o${index}`), index);
  }
  expect(labels()).toEqual([
    ...['s7', 's6', 's5', 's4', 's3'],
    ...['Order Id o7', 'Order Id o6', 'Order Id o5', 'Order Id o4', 'Order Id o3'],
  ]);
});

test('can be forgotten', () => {
  recordRecent(server('uno'), 1);
  clearRecents();
  expect(readRecents()).toEqual([]);
  expect(readStored(KEY)).toBeNull();
});

test.each([
  'x',
  '{}',
  'null',
  '7',
  '[null,7,{},{"kind":"other","label":"a","search":{},"at":1}]',
  '[{"kind":"server","label":"a","search":{"server":7},"at":1}]',
  '[{"kind":"server","label":"a","search":null,"at":1}]',
  '[{"kind":"server","label":"a","search":{}}]',
])('%s is no list of ours', (text) => {
  window.localStorage.setItem(KEY, text);
  expect(readRecents()).toEqual([]);
});

test('a kind that this console does not know stays, and is forgotten with the others', () => {
  const alert = { kind: 'alert', label: 'x', search: {}, at: 1 };
  writeStored(KEY, JSON.stringify({ version: 1, value: [alert] }));
  recordRecent(server('uno'), 2);
  expect(labels()).toEqual(['uno']);
  expect(JSON.parse(readStored(KEY) ?? '').value).toContainEqual(alert);
  clearRecents();
  expect(readStored(KEY)).toBeNull();
});

test.each(['4111 1111 1111 1111', '012180001183597198', '55 1234 5678', 'ana.sol@example.mx'])(
  'a search for %s is not kept, and goes where an older console kept it',
  (id) => {
    recordRecent(order('7'), 1);
    recordRecent(order(id), 2);
    expect(readStored(KEY)).not.toContain(id);
    writeStored(KEY, JSON.stringify({ version: 1, value: [{ ...order(id), at: 3 }] }));
    expect(labels()).toEqual([]);
    recordRecent(order('8'), 4);
    expect(readStored(KEY)).not.toContain(id);
  },
);
