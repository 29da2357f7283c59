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
