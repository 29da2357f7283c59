import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { KeyAway, type Seal } from '../vault-ports';

const ALGORITHM = 'aes-256-gcm';
const KEY = 32;
/** As GCM wants it; made anew for each secret. */
const NONCE = 12;
const TAG = 16;

/** Keys of the vault, of which the first closes; the others open what was closed before them. */
export interface KeyRing extends Seal {
  keyId: string;
  keyIds: readonly string[];
}

/** A new key, as `keyRing` reads it. */
export const newKey = () => randomBytes(KEY).toString('base64');

/** @param text keys of 32 bytes in base64, with spaces, commas or line ends between them. @returns undefined where one is none */
export function keyRing(text: string): KeyRing | undefined {
  const keys = text.split(/[\s,]+/).filter(Boolean);
  const ring = keys.map((key) => ownKeys(Buffer.from(key, 'base64')));
  const [first] = ring;
  if (!first || keys.some((key) => Buffer.from(key, 'base64').length !== KEY)) return undefined;
  return {
    keyId: first.id,
    keyIds: ring.map(({ id }) => id),
    close(text, place) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, first.secrets, nonce, { authTagLength: TAG });
      cipher.setAAD(Buffer.from(place));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return { keyId: first.id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), closed]) };
    },
    open({ keyId, bytes }, place) {
      const key = ring.find(({ id }) => id === keyId);
      if (!key) throw new KeyAway(`A secret is closed with the key ${keyId}, which is not here.`);
      const all = Buffer.from(bytes);
      const decipher = createDecipheriv(ALGORITHM, key.secrets, all.subarray(0, NONCE), { authTagLength: TAG });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(all.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(all.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
    fingerprint: (text, propertyId) =>
      createHmac('sha256', first.fingerprints).update(`${propertyId}\0${text}`).digest('hex').slice(0, 8),
  };
}

/** One key for secrets and another for fingerprints; the id tells which, and nothing of either. */
function ownKeys(key: Buffer) {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `atalaya ${use}`, KEY));
  const id = createHash('sha256').update(derived('id')).digest('hex').slice(0, 16);
  return { id, secrets: derived('secrets'), fingerprints: derived('fingerprints') };
}
