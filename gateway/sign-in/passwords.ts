import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of a hash: 2^ln rounds of r blocks of 128 bytes, p times. Both are kept with it, so they may be raised. */
interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** 32 MiB and about a sixth of a second each: the OWASP minimum that leaves a small machine room for several at once. */
const COST: ScryptCost = { ln: 15, r: 8, p: 3 };
const LENGTH = 32;

/** The hash of a password, `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether a password has a hash; takes as long when it has not. @throws when the text is no such hash */
export async function verifyPassword(password: string, kept: string): Promise<boolean> {
  const [, ln, r, p, salt = '', hash = ''] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(kept) ?? [];
  if (hash === '') throw new Error('The hash of a password cannot be read.');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), Buffer.from(hash, 'base64url'));
}

function derive(password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
