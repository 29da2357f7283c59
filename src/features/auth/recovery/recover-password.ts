import { ignored, request } from '~/shared/api/client';
import { encryptPassword } from '~/shared/cipher/encrypt-password';

const LENGTH = 10;

/** Letters, digits and the symbols @ # $ _ (spec 3.6): 66. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@#$_';

/** Bytes from here on are drawn again: with them the first symbols would be likelier than the last. */
const ACCEPTED_BELOW = 256 - (256 % ALPHABET.length);

/** A temporary password of ten symbols, each as likely as any other. Never log, show or keep it. */
export function temporaryPassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    const [byte = ACCEPTED_BELOW] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < ACCEPTED_BELOW) password += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return password;
}

/** PUT user/resetPassword (spec 3.6) with a new temporary password, which nobody but the platform gets to see. */
export async function recoverPassword(email: string, signal: AbortSignal): Promise<void> {
  const body = { email, password: await encryptPassword(temporaryPassword()) };
  return request({ method: 'PUT', path: 'user/resetPassword', body, bearer: null, signal }, ignored);
}
