import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../sql/tables';
import { keepProperties } from '../sql/vault/demonstration-properties';
import { closeAnew, vaultKeyId } from '../sql/vault/vault-keys';
import { createSqlVaultStore } from '../sql/vault/vault-store';
import { demonstrationPeer, demonstrationProperties } from '../vault/demonstration-properties';
import { type KeyRing, keyRing, newKey } from '../vault/key-ring';
import { createVault, type Vault } from '../vault/vault';
import { KeyAway, type Seal } from '../vault-ports';
import type { Settings } from './settings';
import { StartFault } from './start-faults';

/** Bits of those who do not own a file. */
const OTHERS = 0o077;

const copy = {
  given: 'ATALAYA_VAULT_KEY debe ser una o más llaves de 32 bytes en base64: openssl rand -base64 32',
  kept: (file: string) => `${file} no tiene llaves de 32 bytes en base64. Repón la copia que guardaste de ese archivo.`,
  open: (file: string) => `${file} abre los secretos y lo puede leer alguien más: chmod 600 ${file}`,
  lost: (key: string) =>
    `Secrets are closed with the key ${key}, which is not here: they can be neither read nor written.`,
};

interface Surroundings {
  settings: Pick<Settings, 'data' | 'vaultKey'>;
  clock: { now(): number };
  isDemonstration: boolean;
  reportFault(error: unknown): void;
}

/**
 * The vault that a database keeps, opened with this process's keys. Without the right one all works but what needs a
 * secret, and whoever runs it is told. @throws StartFault
 */
export async function openVault(db: Database, surroundings: Surroundings): Promise<Vault> {
  const { settings, clock, isDemonstration, reportFault } = surroundings;
  const used = await vaultKeyId(db);
  const ring = readKeys(settings, used !== undefined);
  const isHere = used === undefined || ring?.keyIds.includes(used);
  if (!isHere) reportFault(new KeyAway(copy.lost(used)));
  else if (ring && used !== undefined) await closeAnew(db, ring);
  const seal = ring ?? keyless;
  if (isDemonstration && isHere) await keepProperties(db, demonstrationProperties(clock.now(), seal));
  const peers = isDemonstration && isHere ? [demonstrationPeer(clock.now, seal)] : [];
  return createVault({ store: createSqlVaultStore(db), seal, peers, clock, newId: randomUUID });
}

const away = () => {
  throw new KeyAway('There is no key of the vault here.');
};

const keyless: Seal = { close: away, open: away, fingerprint: away };

/**
 * The keys that the configuration gives, else those of a file that its owner alone may read, made where there is none.
 * @returns undefined where the key that secrets are closed with is lost: a new one would open none of them
 */
function readKeys({ vaultKey, data }: Surroundings['settings'], isUsed: boolean): KeyRing | undefined {
  if (vaultKey !== undefined) return ringOf(vaultKey, copy.given);
  const file = join(data, 'vault.key');
  if (!existsSync(file)) {
    if (isUsed) return undefined;
    writeFileSync(file, `${newKey()}\n`, { mode: 0o600, flag: 'wx' });
  }
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0) throw new StartFault(copy.open(file));
  return ringOf(readFileSync(file, 'utf8'), copy.kept(file));
}

function ringOf(text: string, otherwise: string): KeyRing {
  const ring = keyRing(text);
  if (!ring) throw new StartFault(otherwise);
  return ring;
}
