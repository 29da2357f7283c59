import { randomInt } from 'node:crypto';
import type { Credentials } from '../user-ports';
import { hashPassword } from './passwords';
import { hashToken, newToken } from './tokens';

/** Neither letters nor digits that are mistaken for one another. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Some 92 random bits. */
export async function temporaryPassword(): Promise<[password: string, hash: string]> {
  const password = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [password, await hashPassword(password)];
}

/** What lets somebody in by the link of a letter, and nobody without it. */
export async function newCredentials(): Promise<Credentials> {
  const [password, passwordHash] = await temporaryPassword();
  const token = newToken();
  return { password, passwordHash, token, linkHash: hashToken(token), nobodysHash: await hashPassword(newToken()) };
}
