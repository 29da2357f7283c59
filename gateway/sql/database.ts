import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { SourceAway } from '../ports';
import { foreseen } from './database-faults';
import { keepHouse } from './housekeeping';
import { migrate } from './migrate';
import { keepingPlans } from './planned-once';
import type { Database } from './tables';

interface Place {
  /** Of a PostgreSQL server. */
  url?: string | undefined;
  /** Where the embedded PostgreSQL keeps its files when there is no server; without one it lasts as long as the process. */
  folder?: string | undefined;
}

/**
 * Opens the platform's database and brings its tables to this release; `destroy` closes it.
 * @throws Error that says why it cannot be opened, such as a folder that is in use or a database of a newer release
 */
export async function openDatabase({ url, folder }: Place, now = Date.now()): Promise<Database> {
  const pool = url ? await openServer(url) : await (await import('./pglite-pool')).openPglite(folder);
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool: foreseen(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true, underscoreBetweenUppercaseLetters: true })],
  });
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

async function openServer(url: string): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  const { INT8, NUMERIC } = pg.types.builtins;
  // Cents of a century stay below 2^53.
  const getTypeParser = (type: number) => (type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type));
  const pool = new pg.Pool({
    connectionString: url,
    statement_timeout: STATEMENT_TIMEOUT,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser } as typeof pg.types,
  });
  // A connection that breaks while nobody uses it is replaced by the next question.
  pool.on('error', () => undefined);
  // One that breaks in use fails its question, and must not end the process besides.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = async () => {
    const client = await pool.connect().catch((cause: Error) => {
      throw new SourceAway(`The database cannot be reached: ${cause.message}`, { cause });
    });
    return keepingPlans(client);
  };
  return { connect, end: () => pool.end() };
}
