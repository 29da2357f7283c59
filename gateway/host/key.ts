import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartFault } from './start-faults';

/** Size that the wire format asks for (spec 3.3). */
const BITS = 1024;

export interface PlatformKey {
  privatePem: string;
  /** Base64 of its SubjectPublicKeyInfo, as the console's configuration wants it. */
  publicKey: string;
}

/**
 * The pair of keys for passwords on their way, made at the first start.
 * @throws StartFault when the file holds something else
 */
export function platformKey(file: string): PlatformKey {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS, publicExponent: 65_537 });
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  const privatePem = readFileSync(file, 'utf8');
  const key = privateKeyOf(privatePem);
  if (key?.asymmetricKeyType !== 'rsa' || key.asymmetricKeyDetails?.modulusLength !== BITS)
    throw new StartFault(`${file} no es una llave privada RSA de ${BITS} bits en formato PEM.`);
  const publicKey = createPublicKey(privatePem).export({ type: 'spki', format: 'der' }).toString('base64');
  return { privatePem, publicKey };
}

function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
