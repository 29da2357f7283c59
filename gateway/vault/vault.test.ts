import { describe, expect, test } from 'vitest';
import { createMemoryLedger } from '../trail/memory-ledger';
import { KeyAway } from '../vault-ports';
import { demonstrationPeer, demonstrationProperties } from './demonstration-properties';
import { keyRing, newKey } from './key-ring';
import { createMemoryVaultStore } from './memory-vault-store';
import { createOpenSeal } from './open-seal';
import { NOW, testKey, testRing } from './vault-platform.fixture';
import { vaultTests } from './vault-tests.fixture';

describe('in memory', () =>
  vaultTests(async () => {
    const trail = createMemoryLedger();
    return { store: createMemoryVaultStore([], trail), trail };
  }));

describe('the key ring', () => {
  test('opens what it has closed, each time otherwise, and in its place alone', () => {
    const ring = testRing('a');
    const sealed = ring.close('valor-de-prueba', 'prop-1/1');
    expect(ring.open(sealed, 'prop-1/1')).toBe('valor-de-prueba');
    expect(Buffer.from(ring.close('valor-de-prueba', 'prop-1/1').bytes)).not.toEqual(Buffer.from(sealed.bytes));
    expect(() => ring.open(sealed, 'prop-1/2')).toThrow();
    const touched = Buffer.from(sealed.bytes);
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;
    expect(() => ring.open({ ...sealed, bytes: touched }, 'prop-1/1')).toThrow();
  });

  test('closes with the first key and still opens with the others', () => {
    const sealed = testRing('a').close('valor-de-prueba', 'p/1');
    const both = testRing('b', 'a');
    expect(both.open(sealed, 'p/1')).toBe('valor-de-prueba');
    expect(both.close('x', 'p/1').keyId).toBe(testRing('b').keyId);
    expect(() => testRing('b').open(sealed, 'p/1')).toThrow(KeyAway);
  });

  test.each(['', 'corta', `${testKey('a')} corta`, testKey('a').slice(4)])('%s is no ring', (text) =>
    expect(keyRing(text)).toBeUndefined(),
  );

  test('a new key is one', () => expect(keyRing(newKey())?.keyIds).toHaveLength(1));
});

describe('the demonstration', () => {
  const seal = createOpenSeal();

  test('is the same for the same day, invented to the eye, and has each state', () => {
    const kept = demonstrationProperties(NOW, seal);
    expect(demonstrationProperties(NOW, seal)).toEqual(kept);
    const secrets = kept.flatMap(({ property: { id }, versions }) =>
      versions.flatMap(({ sealed, version }) => (sealed ? [seal.open(sealed, `${id}/${version}`)] : [])),
    );
    expect(secrets.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(secret).toMatch(/^(valor|firma)-de-prueba-[\da-z]{1,5}$/);
    expect(kept.filter(({ property }) => property.isDeleted)).toHaveLength(3);
    expect(kept.filter(({ property: { head, published } }) => head.version !== published?.version)).toHaveLength(3);
  });

  test('differs from the other environment here and there', async () => {
    const theirs = await demonstrationPeer(() => NOW, seal).read();
    expect(theirs.length).toBeLessThan(demonstrationProperties(NOW, seal).length);
    expect(theirs.filter(({ value }) => value === null).every(({ digest }) => digest !== null)).toBe(true);
  });
});
