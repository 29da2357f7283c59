import { deployedPublicKey } from '../config/env';

const loadRsa = () => import('./rsa');

/** ms after a touch: what that changes on screen comes before what it announces. */
const MOMENT = 200;

/** Fetches the cipher ahead of its use; a failure shows when it is needed. */
export function prefetchCipher(): void {
  setTimeout(() => loadRsa().catch(() => undefined), MOMENT);
}

/**
 * A password as it travels (spec 3.3): 256 uppercase hex digits.
 * @throws when the cipher cannot be loaded or the password has more than 117 UTF-8 bytes
 */
export async function encryptPassword(password: string): Promise<string> {
  const { encryptText } = await loadRsa();
  return encryptText(password, deployedPublicKey);
}
