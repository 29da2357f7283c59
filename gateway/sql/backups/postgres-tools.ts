import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { BackupFault } from '../../backup-ports';

const copy = {
  absent: (tool: string) =>
    `Falta ${tool} en la máquina de Atalaya. Instala el paquete postgresql-client de Debian: apt-get install postgresql-client`,
  old: (server: string, tool: string) =>
    `pg_dump es de la versión ${tool} y el servidor de la ${server}. Instala postgresql-client-${server.split('.')[0]}.`,
  away: 'El servidor de la base de datos no responde.',
};

/** A tool of PostgreSQL ended otherwise than well; what it said is for whoever runs it. */
export class ToolFault extends Error {}

/** The password stands in no list of processes. */
export function placeOf(url: string): { database: string; env: NodeJS.ProcessEnv } {
  const place = new URL(url);
  const password = place.searchParams.get('password') ?? decodeURIComponent(place.password);
  place.password = '';
  if (place.searchParams.has('password')) place.searchParams.delete('password');
  return { database: place.href, env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) } };
}

interface Running {
  child: ChildProcess;
  /** @throws BackupFault, ToolFault */
  ended: Promise<void>;
}

function run(
  tool: string,
  words: readonly string[],
  { env, signal }: { env: NodeJS.ProcessEnv; signal?: AbortSignal },
): Running {
  const child = spawn(tool, words, { env, stdio: ['ignore', 'pipe', 'pipe'], ...(signal && { signal }) });
  let said = '';
  child.stderr?.on('data', (part) => {
    said = `${said}${part}`.slice(-4000);
  });
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw faultOf(tool, said);
    },
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new BackupFault(copy.absent(tool)) : error;
    },
  );
  ended.catch(() => undefined);
  return { child, ended };
}

function faultOf(tool: string, said: string): Error {
  const [, server, own] = /server version: ([\d.]+).*?pg_dump version: ([\d.]+)/s.exec(said) ?? [];
  if (server && own) return new BackupFault(copy.old(server, own));
  if (/could not connect to|connection to server .* failed/.test(said)) return new BackupFault(copy.away);
  return new ToolFault(`${tool}: ${said.trim()}`);
}

/** Dumps a database as it stands in a transaction that somebody holds open. */
export function dumpServer(
  url: string,
  snapshot: string,
  signal: AbortSignal,
): { from: Readable; ended: Promise<void> } {
  const { database, env } = placeOf(url);
  const words = ['--format=custom', `--snapshot=${snapshot}`, '--no-password', `--dbname=${database}`];
  const { child, ended } = run('pg_dump', words, { env, signal });
  return { from: child.stdout as Readable, ended };
}

interface Restored {
  /** All of it or nothing. */
  isWhole?: boolean;
  signal?: AbortSignal | undefined;
}

/** Restores a dump into a database in which nothing is; whoever restores it owns it. */
export function restoreDump(url: string, path: string, { isWhole = false, signal }: Restored = {}): Promise<void> {
  const { database, env } = placeOf(url);
  const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--no-password', `--dbname=${database}`, path];
  return run('pg_restore', isWhole ? ['--single-transaction', ...words] : words, { env, ...(signal && { signal }) })
    .ended;
}
