import type { Database } from '../tables';

/** Ids of those who administrate; of two who change accounts at once the second waits here until the first is done. */
export async function administratorsInTurn(step: Database): Promise<string[]> {
  const found = await step
    .selectFrom('account')
    .where('role', '=', 'ADMINISTRATOR')
    .where('isDisabled', '=', false)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}
