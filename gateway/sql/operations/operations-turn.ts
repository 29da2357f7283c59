import { sql } from 'kysely';
import type { Database } from '../tables';

const TURN = 7_105_265;

/** In a transaction: whoever stores operations beside this one waits until it has ended. */
export async function takeOperationsTurn(step: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
}
