import { deployedPublicKey } from '../config/env';

/**
 * Public half of the 1024-bit key under which passwords travel (spec 3.3).
 * It is the demonstration's; a deployment names the platform's own in its configuration file, a build puts it here.
 */
export const publicKeyPem = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDoIzn9V+ITa/Q2rRNbEo6RuySm
mKktFL3FO25I4t6CM0Otc64AYA18WDZHgfOvT8weOr7RCXoGGAIk5YaBZXdvGa/u
fImlRpYOPK7kNj1ROHAViYhF65SzjHI55+GlO4763/88XRA1NwgTzpNAtgiJc4qM
pljLp3W2GqAYyyqs1QIDAQAB
-----END PUBLIC KEY-----
`;

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
  return encryptText(password, deployedPublicKey ?? publicKeyPem);
}
