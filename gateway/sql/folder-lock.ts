import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Folders that this process holds. */
const held = new Set<string>();

/**
 * Keeps others from a folder: two that open the same one lose rows.
 * @returns what lets go of it
 * @throws Error that says who has it
 */
export function lockFolder(folder: string): () => void {
  // It holds what people paid with and for: nobody else of the machine may read it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'atalaya.lock');
  if (held.has(file)) throw new Error(`${folder} is open in this process already.`);
  // Of several that start at once each asks again, until one has it or one that is alive stands in the way.
  while (!writeLock(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && isAlive(owner)) {
      const [named] = owner.split('\n');
      throw new Error(`${folder} is in use by ${named}. Stop that one first; if it is gone, remove ${file}.`);
    }
    if (owner !== undefined) putAside(file, owner);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** The lock is there whole or not at all. @returns false where somebody has it */
function writeLock(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `process ${process.pid} on ${hostname()}\n${birthOf(process.pid)}`);
  return unless(
    'EEXIST',
    () => linkSync(draft, file),
    () => rmSync(draft),
  );
}

function ownerOf(file: string): string | undefined {
  let owner: string | undefined;
  unless('ENOENT', () => {
    owner = readFileSync(file, 'utf8');
  });
  return owner;
}

/** Takes the lock of one that is gone out of the way; one that came in between gets its own back. */
function putAside(file: string, owner: string): void {
  const aside = `${file}.${process.pid}`;
  if (!unless('ENOENT', () => renameSync(file, aside))) return;
  if (readFileSync(aside, 'utf8') !== owner) unless('EEXIST', () => linkSync(aside, file));
  rmSync(aside);
}

/** Whether something could be done; false where it fails with this code. */
function unless(code: string, deed: () => void, after = () => {}): boolean {
  try {
    deed();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
  } finally {
    after();
  }
}

/** Start of the machine and, in its ticks, of a process: after a restart another one may have the number. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}

/** Of another machine nobody here can tell, so it counts as alive. A container often gives each start the same number. */
function isAlive(owner: string): boolean {
  const [, pid, host, birth] = /^process (\d+) on (.+)\n?(.*)$/.exec(owner) ?? [];
  if (pid === undefined || Number(pid) === process.pid) return false;
  if (host !== hostname()) return true;
  if (birth && birth !== birthOf(Number(pid))) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
