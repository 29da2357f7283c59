import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Folders that this process holds. */
const held = new Set<string>();

const NAME = 'atalaya.lock';

/**
 * Keeps others from a folder: two that open the same one lose rows. Each lock has a number, and the highest one counts: it
 * is never taken away, only followed by a higher one, so that nobody who is slow takes the lock of somebody else for the
 * one that it has seen.
 * @returns what lets go of it
 * @throws Error that says who has it
 */
export function lockFolder(folder: string): () => void {
  // It holds what people paid with and for: nobody else of the machine may read it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (held.has(folder)) throw new Error(`${folder} is open in this process already.`);
  const draft = join(folder, `${NAME}-${process.pid}`);
  // Of one that died with this number: it may be the same file as its lock.
  rmSync(draft, { force: true });
  try {
    writeFileSync(draft, `process ${process.pid} on ${hostname()}\n${birthOf(process.pid)}`);
    const number = claim(folder, draft);
    held.add(folder);
    return () => {
      held.delete(folder);
      // Empty, it stands for nobody and keeps its number; a full disk has room for that.
      unless('ENOENT', () => truncateSync(fileOf(folder, number)));
    };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @returns the number of the own lock, once it is the highest */
function claim(folder: string, draft: string): number {
  // Of several that start at once each asks again, until one has it or one that is alive stands in the way.
  for (;;) {
    const last = numbersIn(folder).at(-1);
    const owner = last === undefined ? '' : ownerOf(fileOf(folder, last));
    if (owner !== '' && isAlive(owner)) {
      const [named] = owner.split('\n');
      const file = fileOf(folder, last ?? 0);
      throw new Error(`${folder} is in use by ${named}. Stop that one first; if it is gone, remove ${file}.`);
    }
    const number = (last ?? -1) + 1;
    if (!unless('EEXIST', () => linkSync(draft, fileOf(folder, number)))) continue;
    const numbers = numbersIn(folder);
    const isHighest = numbers.at(-1) === number;
    for (const one of numbers)
      if (isHighest ? one < number : one === number) rmSync(fileOf(folder, one), { force: true });
    if (isHighest) return number;
  }
}

const fileOf = (folder: string, number: number) => join(folder, number === 0 ? NAME : `${NAME}.${number}`);

/** Of the locks in a folder, lowest first. */
function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .map((file) => /^atalaya\.lock(?:\.(\d+))?$/.exec(file))
    .filter((found) => found !== null)
    .map(([, number = '0']) => Number(number))
    .sort((one, other) => one - other);
}

/** @returns '' where nobody has it */
function ownerOf(file: string): string {
  let owner = '';
  unless('ENOENT', () => {
    owner = readFileSync(file, 'utf8');
  });
  return owner;
}

/** Whether something could be done; false where it fails with this code. */
function unless(code: string, deed: () => void): boolean {
  try {
    deed();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
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
