import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demonstrationProperties } from '../../vault/demonstration-properties';
import { createVault } from '../../vault/vault';
import { NOW, testRing } from '../../vault/vault-platform.fixture';
import { vaultTests } from '../../vault/vault-tests.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import { trailFromNow } from '../trail/trail.fixture';
import { keepProperties } from './demonstration-properties';
import { closeAnew, vaultKeyId } from './vault-keys';
import { createSqlVaultStore } from './vault-store';

describe.each(sqlNames)('%s', (name) => {
  const sqlStores = sqlStoresIn(name);

  const emptied = async () => {
    const { db } = await sqlStores();
    await sql`truncate property, vault_key cascade`.execute(db);
    return db;
  };

  vaultTests(async () => {
    const db = await emptied();
    return {
      store: createSqlVaultStore(db),
      trail: await trailFromNow(db),
    };
  });

  test('another key closes all secrets anew, and the one before is not needed any more', async () => {
    const db = await emptied();
    const given = demonstrationProperties(NOW, testRing('a'));
    await keepProperties(db, given);
    await keepProperties(db, given.slice(0, 1));
    const store = createSqlVaultStore(db);
    const vaultOf = (...letters: string[]) =>
      createVault({ store, seal: testRing(...letters), peers: [], clock: { now: () => NOW }, newId: () => 'nueva' });
    const all = await store.all();
    const byId = new Map(given.map(({ property }) => [property.id, property]));
    expect(all).toHaveLength(given.length);
    for (const property of all) expect(property).toEqual(byId.get(property.id));
    const secret = all.find(({ type, isDeleted }) => type === 'SECRET' && !isDeleted)?.id ?? '';
    const actor = { email: 'eva@example.mx', name: 'eva', role: 'ADMINISTRATOR', ip: '' };
    const reveal = (...letters: string[]) =>
      vaultOf(...letters).reveal(secret, { reason: 'x', version: undefined, purpose: 'SHOW' }, actor);
    const value = await reveal('a');
    expect(value).toHaveProperty('value');
    expect(await vaultKeyId(db)).toBe(testRing('a').keyId);
    await closeAnew(db, testRing('b', 'a'));
    expect(await vaultKeyId(db)).toBe(testRing('b').keyId);
    expect(await reveal('b')).toEqual(value);
    expect(await reveal('a')).toEqual({ keyless: true });
    const created = {
      service: 'x',
      key: 'x',
      type: 'SECRET',
      value: 'valor-de-prueba',
      note: null,
      reason: 'x',
    } as const;
    expect(await vaultOf('a').create(created, actor)).toEqual({ keyless: true });
    expect(await vaultOf('b').create(created, actor)).toHaveProperty('propertyId');
  });
});
