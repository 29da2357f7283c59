import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { freePort } from '../free-port.fixture';

/** Where Debian keeps the programs of its newest release; undefined without one. */
function programs(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const releases = existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : [];
  return releases.map((release) => join(folder, release, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Whether this machine has a PostgreSQL to test with. */
export const hasPostgres = programs() !== undefined;

/** As whom the server runs: it refuses to as root. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** With owners and rights. */
const copy = (from: string, to: string) => spawnSync('cp', ['-a', from, to]);

/** A folder as initdb makes it, for all servers after this one: making it takes a second. */
function keep(data: string, kept: string): void {
  const part = `${kept}.${process.pid}-${threadId}`;
  mkdirSync(dirname(kept), { recursive: true });
  copy(data, part);
  try {
    renameSync(part, kept);
  } catch {
    // Another test has kept its own meanwhile.
    rmSync(part, { recursive: true });
  }
}

interface PostgresServer {
  url: string;
  /** Its folder. */
  data: string;
  /** Of its first process. */
  pid: number;
  /** It ends at once, as a machine that loses its power does, unless it has ended by itself. */
  crash(): Promise<void>;
  /** It is there again, where it was. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of its own on a free port of this machine, in a folder of its own; nothing of it is left after `stop`.
 * @param made how its folder is made, beside the usual (initdb)
 */
export async function startPostgres(...made: string[]): Promise<PostgresServer> {
  const bin = programs() ?? '';
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const kept = resolve(`node_modules/.cache/atalaya-postgres-${basename(dirname(bin))}`);
  if (made.length === 0 && existsSync(kept)) copy(kept, data);
  else {
    const options: SpawnSyncOptions = { ...user, cwd: folder, encoding: 'utf8' };
    const words = ['-D', data, '-U', 'atalaya', '-A', 'trust', '-E', 'UTF8', '-N', ...made];
    const { status, stderr } = spawnSync(join(bin, 'initdb'), words, options);
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
    if (made.length === 0) keep(data, kept);
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=20'];
  const start = async () => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    for await (const part of started.stderr) {
      said += part;
      if (said.includes('ready to accept connections')) break;
    }
    if (started.exitCode !== null || !said.includes('ready to accept')) throw new Error(`postgres: ${said}`);
    return started;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const abandon = () => server.kill('SIGQUIT');
  process.once('exit', abandon);
  return {
    url: `postgres://atalaya@127.0.0.1:${port}/postgres`,
    data,
    pid: server.pid ?? 0,
    crash: () => end('SIGQUIT'),
    async again() {
      server = await start();
    },
    async stop() {
      process.off('exit', abandon);
      // Nobody wants what it would still write.
      await end('SIGQUIT');
      rmSync(folder, { recursive: true });
    },
  };
}
