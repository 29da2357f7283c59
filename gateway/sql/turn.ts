import { sql } from 'kysely';
import type { Database } from './tables';

const TURN = 7_105_264;

/** In a transaction: whoever changes tables beside this one waits until it has ended, and however long it takes. */
export async function takeTurn(step: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(step);
  await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
}
