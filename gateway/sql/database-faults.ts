import type { PostgresPool } from 'kysely';
import { SourceAway, StorageFull } from '../ports';

/** A pool whose questions fail as the app expects it where the database is away or its disk is full. */
export function foreseen(pool: PostgresPool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      const query = (text: string, parameters: readonly unknown[]) =>
        client.query(text, parameters).catch((error: unknown) => {
          throw named(error);
        });
      return { query: query as never, release: (isBroken?: boolean) => client.release(isBroken) };
    },
    end: () => pool.end(),
  };
}

/** Classes of SQLSTATE: a connection that broke, a server that stops or starts. */
const AWAY = /^(08...|57P0[1-3]|ECONN\w+|EPIPE|ETIMEDOUT)$/;
const FULL = /^(53100|ENOSPC)$/;

function named(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (FULL.test(code)) return new StorageFull('The disk of the database is full.', { cause: error });
  // The driver gives no code to a connection that ended in the middle of a question.
  if (AWAY.test(code) || /^(Connection terminated|Client has encountered a connection error)/.test(message))
    return new SourceAway(`The database is away: ${message}`, { cause: error });
  return error;
}

/** Whether the database refused what it was handed: a value out of range, too long for an index, or not what a column takes. */
export function isRefusal(error: unknown): boolean {
  return /^(22|23|54)/.test((error as { code?: string }).code ?? '');
}
