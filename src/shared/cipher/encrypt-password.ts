import { deployedPublicKey } from '../config/env';

const loadRsa = () => import('./rsa');

/** Fetches the cipher ahead of its use; a failure shows when it is needed. */
export function prefetchCipher(): void {
  loadRsa().catch(() => undefined);
}

/**
 * A password as it travels (spec 3.3): 256 uppercase hex digits.
 * @throws when the cipher cannot be loaded or the password has more than 117 UTF-8 bytes
 */
export async function encryptPassword(password: string): Promise<string> {
  const { encryptText } = await loadRsa();
  return encryptText(password, deployedPublicKey);
}
