import type { Database } from '../tables';

/** The private key (PEM) that the database keeps; of those that begin at once without one, the first decides. */
export async function keptKey(db: Database, make: () => string): Promise<string> {
  const find = () => db.selectFrom('platformKey').select('privatePem').executeTakeFirst();
  const kept = await find();
  if (kept) return kept.privatePem;
  const made = { privatePem: make() };
  await db
    .insertInto('platformKey')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ((await find()) ?? made).privatePem;
}
