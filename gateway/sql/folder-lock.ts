import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  try {
    writeLock(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = readFileSync(file, 'utf8');
    if (isAlive(owner)) {
      throw new Error(`${folder} is in use by ${owner}. Stop that one first; if it is gone, remove ${file}.`);
    }
    rmSync(file);
    writeLock(file);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** Fails where the file is there. */
function writeLock(file: string): void {
  writeFileSync(file, `process ${process.pid} on ${hostname()}`, { flag: 'wx' });
}

/** Of another machine nobody here can tell, so it counts as alive. A container often gives each start the same number. */
function isAlive(owner: string): boolean {
  const [, pid, host] = /^process (\d+) on (.+)$/.exec(owner) ?? [];
  if (pid === undefined || Number(pid) === process.pid) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
