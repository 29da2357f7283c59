import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlStoresIn } from '../sql/sign-in/sql-stores.fixture';
import { testKey } from '../vault/vault-platform.fixture';
import { StartFault } from './start-faults';
import { openVault } from './vault';

const sqlStores = sqlStoresIn('PGlite');
const clock = { now: () => Date.UTC(2026, 10, 27, 18) };
const actor = { email: 'eva@example.mx', name: 'Eva', role: 'ADMINISTRATOR', ip: '' };
const secret = {
  service: 'spei',
  key: 'llave',
  type: 'SECRET',
  value: 'valor-de-prueba',
  note: null,
  reason: 'x',
} as const;

let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'atalaya-vault-'));
});
afterAll(() => rmSync(data, { recursive: true }));

async function opened(vaultKey?: string) {
  const { db } = await sqlStores();
  const faults: unknown[] = [];
  const settings = { data, vaultKey };
  const reportFault = (error: unknown) => void faults.push(error);
  return { faults, vault: await openVault(db, { settings, clock, isDemonstration: false, reportFault }) };
}

test('the first start makes a key that its owner alone may read, and the next one opens what it has closed', async () => {
  const { db } = await sqlStores();
  // What another test has closed is none of this one's.
  await sql`truncate property, vault_key cascade`.execute(db);
  const { vault } = await opened();
  const file = join(data, 'vault.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const created = await vault.create(secret, actor);
  const { propertyId } = created as { propertyId: string };
  const asked = { reason: 'Ticket', version: undefined, purpose: 'SHOW' } as const;
  const again = await opened();
  expect(again.faults).toEqual([]);
  expect(await again.vault.reveal(propertyId, asked, actor)).toMatchObject({ value: 'valor-de-prueba' });

  chmodSync(file, 0o640);
  await expect(opened()).rejects.toThrow(StartFault);
  rmSync(file);
  // Another key would open nothing: none is made, and all but secrets goes on.
  const lost = await opened();
  expect(existsSync(file)).toBe(false);
  expect(lost.faults).toHaveLength(1);
  expect(await lost.vault.reveal(propertyId, asked, actor)).toEqual({ keyless: true });
  const note = { value: null, note: 'x', reason: 'x', version: 1 };
  expect(await lost.vault.edit(propertyId, note, actor)).toEqual({ keyless: true });
  expect(await lost.vault.create({ ...secret, key: 'otra', type: 'STRING' }, actor)).toHaveProperty('propertyId');
  expect((await opened(testKey('x'))).faults).toHaveLength(1);
});

test('a key that is none stops the start', async () => {
  await expect(opened('corta')).rejects.toThrow(/^ATALAYA_VAULT_KEY debe ser/);
});
