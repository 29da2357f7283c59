import { afterEach, expect, test, vi } from 'vitest';
import { onStoredElsewhere, readStored, removeStored, writeStored } from './storage';

afterEach(() => vi.restoreAllMocks());

test('what is written is read, per area, until it is removed', () => {
  writeStored('a', '1');
  writeStored('a', '2', 'session');
  expect([readStored('a'), readStored('a', 'session')]).toEqual(['1', '2']);
  removeStored('a');
  expect([readStored('a'), readStored('a', 'session')]).toEqual([null, '2']);
});

test('with storage full, values live in memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('b', '1');
  expect(readStored('b')).toBe('1');
  removeStored('b');
  expect(readStored('b')).toBeNull();
});

test('with storage blocked, nothing throws and values live in memory', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readStored('c')).toBeNull();
  writeStored('c', '1');
  expect(readStored('c')).toBe('1');
  removeStored('c');
  expect(readStored('c')).toBeNull();
});

test('changes of other tabs are heard for the key and for a cleared storage, until one stops listening', () => {
  const heard = vi.fn();
  const stop = onStoredElsewhere('d', heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'd' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'd' }));
  expect(heard).toHaveBeenCalledTimes(2);
});
