import type { KeptAnswer } from '../../trail-ports';
import type { Database } from '../tables';

/** The first of those who bring a key at once has it; the others wait for what it was answered. */
export async function claimKey<T>(
  step: Database,
  person: string,
  key: string,
  now: number,
): Promise<KeptAnswer<T> | undefined> {
  const fresh = await step
    .insertInto('idempotencyKey')
    .values({ person, key, at: new Date(now), fingerprint: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (fresh) return undefined;
  const kept = await step
    .selectFrom('idempotencyKey')
    .where('person', '=', person)
    .where('key', '=', key)
    .select(['fingerprint', 'answer'])
    .executeTakeFirstOrThrow();
  return { fingerprint: kept.fingerprint ?? '', answer: kept.answer as T };
}

/** Keeps what a claimed key was answered. */
export async function keepAnswer(
  step: Database,
  person: string,
  key: string,
  { fingerprint, answer }: KeptAnswer<unknown>,
): Promise<void> {
  await step
    .updateTable('idempotencyKey')
    .set({ fingerprint, answer: JSON.stringify(answer) })
    .where('person', '=', person)
    .where('key', '=', key)
    .execute();
}
