import { setTimeout as pause } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { QueryConfig } from 'pg';
import { DatabaseAway, type SourceWatch } from '../ports';
import { askedTogether } from './asked-together';
import { foreseen } from './database-faults';
import { keepHouse } from './housekeeping';
import { migrate } from './migrate';
import type { EmbeddedPool } from './pglite-pool';
import { keepingPlans } from './planned-once';
import type { Database } from './tables';

export interface Place {
  /** Of a PostgreSQL server. */
  url?: string | undefined;
  /** Where the embedded PostgreSQL keeps its files when there is no server; without one it lasts as long as the process. */
  folder?: string | undefined;
  /** What the embedded one begins with where nothing is in its folder: the files of one that was dumped. */
  files?: string | undefined;
  /** Told when the server can be reached, and why it cannot. */
  watch?: SourceWatch | undefined;
}

const embedded = new WeakMap<Database, EmbeddedPool>();

/** Writes the files of an embedded database; undefined of one on a server. */
export const dumpOf = (db: Database): EmbeddedPool['dump'] | undefined => embedded.get(db)?.dump;

/** Opens a database as it is. */
export async function connectDatabase({ url, folder, files, watch }: Place): Promise<Database> {
  const own = url ? undefined : await (await import('./pglite-pool')).openPglite(folder, undefined, files);
  const pool = own ? foreseen(own) : askedTogether(foreseen(await openServer(url ?? '', watch)));
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true, underscoreBetweenUppercaseLetters: true })],
  });
  if (own) embedded.set(db, own);
  return db;
}

/**
 * Opens the platform's database and brings its tables to this release; `destroy` closes it.
 * @throws Error that says why it cannot be opened, such as a folder that is in use or a database of a newer release
 */
export async function openDatabase(place: Place, now = Date.now()): Promise<Database> {
  const db = await connectDatabase(place);
  try {
    await migrate(db);
    await keepHouse(db, now);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** How long a question may take, ms; nobody waits longer for an answer. */
const STATEMENT_TIMEOUT = 30_000;
/** The same where the server does not even say so, as when its machine is gone, ms. */
const READ_TIMEOUT = STATEMENT_TIMEOUT + 5000;
/** How long a question waits for a connection, ms. */
const CONNECT_TIMEOUT = 5000;
const TURN = 20;
/** The server has as many connections as it allows. */
const CROWDED = '53300';

/** Where others fill the server up, a connection of its own that is given back will do, or one that they give up. */
async function inTurn<T>(connect: () => Promise<T>): Promise<T> {
  const patience = performance.now() + CONNECT_TIMEOUT;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if ((error as { code?: string }).code !== CROWDED || performance.now() > patience) throw error;
      await pause(TURN);
    }
  }
}

async function openServer(url: string, watch?: SourceWatch): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const { INT8, NUMERIC } = pg.types.builtins;
  // Cents of a century stay below 2^53.
  const getTypeParser = (type: number) => (type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type));
  const pool = new pg.Pool({
    connectionString: url,
    statement_timeout: STATEMENT_TIMEOUT,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    // The next question leaves before the one before it is answered (asked-together.ts).
    pipeline: true,
    types: { getTypeParser } as typeof pg.types,
  });
  // A connection that breaks while nobody uses it is replaced by the next question.
  pool.on('error', () => undefined);
  // One that breaks in use fails its question, and must not end the process besides.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = async () => {
    const client = await inTurn(() => pool.connect()).catch((cause: NodeJS.ErrnoException) => {
      const away = new DatabaseAway(`The database cannot be reached: ${cause.message || cause.code}`, cause);
      watch?.away(away);
      throw away;
    });
    watch?.back('database');
    const { stream } = client.connection;
    let limit = READ_TIMEOUT;
    const query = (asked: string | QueryConfig, values: unknown[]) => {
      // What changes tables takes its time, on this connection until it is given back.
      if (/^set (local )?statement_timeout = 0$/.test(String(asked))) limit = 0;
      // What is asked in one moment leaves in one piece.
      stream.cork();
      process.nextTick(() => stream.uncork());
      const question = typeof asked === 'string' ? { text: asked, values } : asked;
      return client.query({ ...question, query_timeout: limit } as QueryConfig);
    };
    return keepingPlans({ query: query as never, release: (isBroken?: boolean) => client.release(isBroken) });
  };
  return { connect, end: () => pool.end() };
}
