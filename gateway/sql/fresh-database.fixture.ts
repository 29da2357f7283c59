import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';

const cache = resolve('node_modules/.cache');
const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));

/**
 * Makes an embedded database in which nothing is yet, once: all tests and what they start begin with a copy of it, since
 * making it takes seconds.
 */
export async function setup(): Promise<void> {
  const file = join(cache, `atalaya-database-${version}.tar`);
  if (!existsSync(file)) {
    const engine = await PGlite.create({ extensions: { btree_gin } });
    const files = await engine.dumpDataDir('none');
    await engine.close();
    mkdirSync(cache, { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, new Uint8Array(await files.arrayBuffer()));
    // Another test run may make it at the same time: whoever comes last is read, and it is the same.
    renameSync(part, file);
  }
  process.env.PGLITE_FRESH_DATABASE = file;
}

/** What a program that a test starts has of the test's own surroundings. */
export const surroundings = () => ({
  PATH: process.env.PATH,
  PGLITE_FRESH_DATABASE: process.env.PGLITE_FRESH_DATABASE,
});
