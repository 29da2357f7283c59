import type { PostgresPool } from 'kysely';
import { DatabaseAway, StorageFull, TooSlow } from '../ports';

/** A pool whose questions fail as the app expects it where the database is away, takes too long or its disk is full. */
export function foreseen(pool: PostgresPool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let isLost = false;
      const query = (text: string, parameters: readonly unknown[]) =>
        client.query(text, parameters).catch((error: unknown) => {
          const fault = named(error);
          // It may still be at work on what nobody waits for any more.
          isLost ||= fault instanceof DatabaseAway || GIVEN_UP.test((error as Error).message);
          throw fault;
        });
      return { query: query as never, release: (isBroken?: boolean) => client.release(isBroken || isLost) };
    },
    end: () => pool.end(),
  };
}

/** Classes of SQLSTATE: a connection that broke, a server that stops or starts, has become a replica, or is locked for long. */
const AWAY = /^(08...|57P0\d|25006|55P03|ECONN\w+|EPIPE|ETIMEDOUT)$/;
const SLOW = '57014';
const GIVEN_UP = /^Query read timeout$/;
const FULL = /^(53100|ENOSPC)$/;
/** Where PostgreSQL writes tables and what does not fit into memory: it has no code for a quota that is used up. */
const WRITES = /^(mdextend|mdzeroextend|mdwritev?|BufFileDumpBuffer)$/;
/** More than `temp_file_limit` lets a question sort. */
const LIMITED = '53400';

function named(error: unknown): unknown {
  const { code = '', routine = '', message } = error as { code?: string; routine?: string; message: string };
  if (FULL.test(code) || (code === 'XX000' && WRITES.test(routine)))
    return new StorageFull('The disk of the database is full.', { cause: error });
  // The driver gives no code to a connection that ended in the middle of a question.
  if (AWAY.test(code) || /^(Connection terminated|Client has encountered a connection error)/.test(message))
    return new DatabaseAway(`The database is away: ${message}`, error);
  if (code === SLOW || code === LIMITED || GIVEN_UP.test(message)) return new TooSlow(message, { cause: error });
  return error;
}

/** Whether the database refused what it was handed: a value out of range, too long for an index, or not what a column takes. */
export function isRefusal(error: unknown): boolean {
  return /^(22|23|54)/.test((error as { code?: string }).code ?? '');
}
