import { existsSync } from 'node:fs';
import { type Installer, installFromDebian, REMEDY } from './debian.ts';

/** Where Debian's package puts the server, which gateway/sql/postgres-server.fixture.ts starts. */
const FOLDER = '/usr/lib/postgresql';

/** What is asked of a machine, so that a test can be any of them. */
interface DatabaseMachine {
  hasServer(): boolean;
  install: Installer;
}

const thisMachine = (): DatabaseMachine => ({ hasServer: () => existsSync(FOLDER), install: installFromDebian });

/**
 * Sees to a PostgreSQL before the tests start: the same SQL is asked of it and of the embedded one.
 * @returns what to say where none can be had, and the tests ask the embedded one alone
 */
export function ensurePostgres({ hasServer, install }: DatabaseMachine = thisMachine()): string | undefined {
  if (hasServer()) return undefined;
  const outcome = install('postgresql');
  if (hasServer()) return undefined;
  const reason = outcome === 'installed' ? `It was installed but not in ${FOLDER}.` : REMEDY[outcome]('postgresql');
  return `No PostgreSQL was found: its tests ask the embedded one alone. ${reason}`;
}
