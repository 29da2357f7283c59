import { networkOf } from './attempt-limits';

/** From where a session was opened, no closer than its owner needs to know it again. */
export interface SessionOrigin {
  /** Kind of browser and system. */
  device: string | null;
  network: string | null;
}

/** Each before those that name themselves after it too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** The kind of browser and system that a client names, without versions; null where it names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  const named = (table: readonly (readonly [string, string])[]) =>
    table.find(([mark]) => userAgent?.includes(mark))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  return browser && system ? `${browser} en ${system}` : (browser ?? system ?? null);
}

/** The part of an address that its owner knows again and that names no single machine: of IPv4 three quarters, of IPv6 half. */
export function nearbyOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const [, three] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain) ?? [];
  if (three) return `${three}.0/24`;
  return plain.includes(':') ? `${networkOf(plain)}::/64` : null;
}
