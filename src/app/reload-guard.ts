import { readStored, writeStored } from '~/shared/storage/storage';

const KEY = 'atalaya.reload';
/** At most one automatic reload per minute and tab (spec 4.7), so that no answer of the server can make a loop. */
const INTERVAL = 60_000;

/** True, once per interval, when the page may reload itself now (epoch ms); remembers that it did. */
export function mayReload(now: number): boolean {
  const last = Number(readStored(KEY, 'session') ?? Number.NaN);
  if (Math.abs(now - last) < INTERVAL) return false;
  writeStored(KEY, String(now), 'session');
  return true;
}
