import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { freePort } from '../../../gateway/free-port.fixture.ts';
import { startGatewayProcess } from '../../../gateway/host/gateway-process.fixture.ts';
import { platformClient } from '../../../gateway/host/platform-client.fixture.ts';
import { hashPassword } from '../../../gateway/sign-in/passwords.ts';
import { openDatabase } from '../../../gateway/sql/database.ts';
import { multiply } from '../../../gateway/sql/full-database.fixture.ts';
import { ingestOperations } from '../../../gateway/sql/operations/ingest-operations.ts';
import { startPostgres } from '../../../gateway/sql/postgres-server.fixture.ts';
import { keepAccount } from '../../../gateway/sql/sign-in/account-store.ts';
import { ingestTraces } from '../../../gateway/sql/traces/ingest-traces.ts';
import { operationLines } from '../../../mocks/operations/operation-lines.ts';
import { traceLog } from '../../../mocks/traces/trace-log.ts';
import { ensurePostgres } from '../../browser/ensure-postgres.ts';
import { createClient } from './client.ts';

const DAY = 86_400_000;
const EMAIL = 'ana@example.mx';
const PASSWORD = 'Contraseña#2026';
export const INGEST_TOKEN = 'ingest-token-of-the-bench';

/** How many rows there are to be asked; none of what is left out. */
interface Rows {
  traces?: number;
  operations?: number;
  /** Over how many weeks they lie, of which one is as services deliver it. */
  weeks?: number;
}

const FULL: Rows = { traces: 1_000_000, operations: 100_000 };
/** A month with a million operations, and with the entries of the log that such ones have. */
const MILLION: Rows = { traces: 6_300_000, operations: 1_000_000, weeks: 4 };

/** The built gateway, and databases for it, in folders of their own; `stop` ends all that was started. */
export async function openBench() {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-bench-'));
  /** Inside of the checkout, since the packages are found from there. */
  const program = resolve(`node_modules/.cache/atalaya-bench-${process.pid}`);
  await build({ configFile: 'gateway/vite.config.ts', logLevel: 'warn', build: { outDir: program } });
  mkdirSync(join(folder, 'dist'));
  for (const name of ['index.html', 'index.qa.html']) writeFileSync(join(folder, 'dist', name), '<title>x</title>');
  const ends: (() => Promise<unknown>)[] = [];
  const endPart = async () => {
    for (const end of ends.splice(0)) await end();
  };

  /**
   * @param place a PostgreSQL, or a folder with an embedded one
   * @param sources as in config.example.yaml
   * @param options of Node
   */
  async function gateway(
    place: { url: string } | { folder: string },
    sources: object = { demonstration: true },
    options = '',
  ) {
    const file = join(mkdtempSync(join(folder, 'sources-')), 'sources.json');
    writeFileSync(file, JSON.stringify({ sources }));
    const data = 'folder' in place ? place.folder : mkdtempSync(join(folder, 'data-'));
    const { url, stop } = await startGatewayProcess(join(program, 'main.js'), await freePort(), {
      ATALAYA_DATA: data,
      ATALAYA_CONSOLE: join(folder, 'dist'),
      ATALAYA_SOURCES: file,
      ATALAYA_INGEST_TOKEN: INGEST_TOKEN,
      NODE_OPTIONS: options,
      ...('url' in place && { ATALAYA_DATABASE: place.url }),
    });
    const { body } = await platformClient(url).signIn(EMAIL, PASSWORD);
    const client = createClient(url, body.token);
    const end = async () => {
      client.close();
      await stop();
    };
    ends.unshift(end);
    return { url, client, token: String(body.token) };
  }

  let server: ReturnType<typeof startPostgres> | undefined;
  let stopServer = async () => {};
  let filled: ReturnType<typeof fill> | undefined;
  /** A PostgreSQL with the account, for all that ask for it. */
  async function postgres() {
    server ??= (async () => {
      const missing = ensurePostgres();
      if (missing) throw new Error(missing);
      const started = await startPostgres();
      stopServer = started.stop;
      await fill({ url: started.url }, {});
      return started;
    })();
    return server;
  }

  return {
    gateway,
    postgres,
    /** The same, once full. */
    async fullPostgres() {
      const { url, pid } = await postgres();
      filled ??= fill({ url }, FULL);
      return { url, pid, ...(await filled) };
    },
    /** One of its own with a million operations. */
    async millionPostgres() {
      const { url, stop } = await startPostgres();
      ends.unshift(stop);
      return { url, ...(await fill({ url }, MILLION)) };
    },
    /** Two folders with the same embedded database, since one has one opener. */
    async twoPglites(rows: Rows) {
      const [one, other] = [join(folder, 'pglite-1'), join(folder, 'pglite-2')];
      mkdirSync(one);
      const counts = await fill({ folder: join(one, 'database') }, rows);
      cpSync(one, other, { recursive: true });
      return { one, other, ...counts };
    },
    /** What ends before all that was started earlier. */
    atEnd: (end: () => Promise<unknown>) => void ends.unshift(end),
    /** Ends all but the PostgreSQL, whose connections are few. */
    endPart,
    async stop() {
      await endPart();
      await stopServer();
      for (const path of [folder, program]) rmSync(path, { recursive: true, force: true });
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** Takes in the demonstration's log and operations as services deliver them, and multiplies them. */
async function fill(place: { url: string } | { folder: string }, { traces = 0, operations = 0, weeks = 1 }: Rows) {
  const earlier = (column: string) => `${column} - n % ${weeks} * interval '7 days'`;
  const db = await openDatabase(place);
  try {
    const now = Date.now();
    const person = { id: 'ana', email: EMAIL, name: 'Ana', lastName: 'Prueba', job: 'Soporte' } as const;
    const passwordHash = await hashPassword(PASSWORD, { ln: 4, r: 8, p: 1 });
    await keepAccount(db, { ...person, role: 'ADMINISTRATOR', changePassword: false, passwordHash });
    const counts = { traces: 0, operations: 0 };
    if (traces > 0) {
      await ingestTraces(db, traceLines(now), now);
      counts.traces = await multiply(db, 'trace', traces, {
        id: 'gen_random_uuid()',
        position: "nextval('trace_position')",
        at: weeks > 1 ? earlier('at') : "at - n * interval '23 hours'",
        order_id: "order_id || '-' || n",
      });
    }
    if (operations > 0) {
      await ingestOperations(db, operationLines(now - 6 * DAY, now), now);
      const changed = { operation_id: "operation_id || '-' || n", order_id: "order_id || '-' || n" };
      const dates = { date: earlier('date'), updated_at: earlier('updated_at'), expires_at: earlier('expires_at') };
      counts.operations = await multiply(db, 'operation', operations, { ...changed, ...dates });
      await multiply(db, 'operation_detail', operations, changed);
    }
    return counts;
  } finally {
    await db.destroy();
  }
}

/** The demonstration's log as services deliver it, as much earlier as is said (ms). */
export function traceLines(now: number, earlier = 0): string[] {
  return traceLog(now).map(({ at, entry: { date: _, ...entry } }) =>
    JSON.stringify({ at: new Date(at - earlier).toISOString(), ...entry }),
  );
}
