import { createPublicKey, generateKeyPairSync } from 'node:crypto';

/** Size that the wire format asks for (spec 3.3). */
const BITS = 1024;

/** A new private key for passwords on their way, as PEM. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS, publicExponent: 65_537 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Base64 of the SubjectPublicKeyInfo, as the console's configuration wants it. */
export function publicKeyOf(privatePem: string): string {
  return createPublicKey(privatePem).export({ type: 'spki', format: 'der' }).toString('base64');
}
