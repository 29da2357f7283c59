import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connectDatabase, dumpOf } from './database';
import { migrate } from './migrate';

const cache = resolve('node_modules/.cache');

/** What the files depend on: the engine, and each step of the tables. */
function release(): string {
  const steps = readdirSync('gateway/sql/migrations').map((name) => `gateway/sql/migrations/${name}`);
  const hash = createHash('sha256');
  for (const file of ['node_modules/@electric-sql/pglite/package.json', 'gateway/sql/migrate.ts', ...steps.sort()])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes an embedded database whose tables are empty, once for as long as they stay: all tests and what they start begin with
 * a copy of it, since making it takes seconds. That a server's tables are made from nothing the same tests see there.
 */
export async function setup(): Promise<void> {
  const file = join(cache, `atalaya-database-${release()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const part = `${file}.${process.pid}`;
    const db = await connectDatabase({});
    await migrate(db);
    await (await dumpOf(db)?.(`${part}.gz`))?.written;
    await db.destroy();
    writeFileSync(part, gunzipSync(readFileSync(`${part}.gz`)));
    rmSync(`${part}.gz`);
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
