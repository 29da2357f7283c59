/** A key that was made: its text goes to whoever asked for it and nowhere else. */
interface MadeKey {
  secret: string;
  hash: string;
  /** By which people tell it from others. */
  hint: string;
}

/** Makes a key of 256 random bits. */
export async function makeKey(): Promise<MadeKey> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = `atk_${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;
  return { secret, hash: await keyHash(secret), hint: secret.slice(-4) };
}

/** Whether a text looks like a key at all. */
export const isKey = (text: string) => /^atk_[\w-]{43}$/.test(text);

/** What is kept of a key. It is random enough that a plain hash cannot be guessed back. */
export async function keyHash(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
