import { privateKeyPem } from './private-key';

/**
 * Reads a password as it travels: RSAES-PKCS1-v1_5 in hex (spec 3.3). With node-forge, because Node refuses this
 * padding for private keys; loaded with the first password, so that a page that only reads data does not pay for it.
 * @returns the text, or null when it was not encrypted for this key
 */
export async function decryptPassword(hex: unknown): Promise<string | null> {
  if (typeof hex !== 'string' || !/^[0-9A-F]{256}$/.test(hex)) return null;
  const { default: forge } = await import('node-forge');
  try {
    const bytes = forge.pki.privateKeyFromPem(privateKeyPem).decrypt(forge.util.hexToBytes(hex), 'RSAES-PKCS1-V1_5');
    return forge.util.decodeUtf8(bytes);
  } catch {
    return null;
  }
}
