import { constants, createPrivateKey, privateDecrypt } from 'node:crypto';
import type { Ports } from '../ports';

/** RSA of 1024 bits as hexadecimal digits (spec 3.3). */
const BLOCK = /^[0-9A-F]{256}$/;

/**
 * Reads passwords with a private key. Node 20 refuses PKCS#1 v1.5 for private keys, so OpenSSL does the bare RSA, with
 * its blinding, and the padding is taken off here: node-forge needs 3 ms of the one thread where this needs 0.07.
 * Whoever answers must not tell an unreadable password from a wrong one, or answers become an oracle of the padding.
 */
export function createCipher(privateKeyPem: string): Ports['cipher'] {
  const key = createPrivateKey(privateKeyPem);
  return {
    async decrypt(hex) {
      if (typeof hex !== 'string' || !BLOCK.test(hex)) return null;
      try {
        const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(hex, 'hex'));
        const message = withoutPadding(block);
        return message && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message);
      } catch {
        // A number that the key does not reach, or no UTF-8.
        return null;
      }
    },
  };
}

/** 00 02, at least eight bytes that are not zero, 00, message (RFC 8017, 7.2.2). */
function withoutPadding(block: Buffer): Buffer | null {
  const end = block.indexOf(0, 2);
  return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1) : null;
}
