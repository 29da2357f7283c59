import { dayOf } from '../../rules/promotion';
import { approvedStatuses } from '../../rules/statuses';
import { insertAll } from '../insert-all';
import type { OperationLine } from '../operations/operation-line';
import type { Database } from '../tables';

/** What a promotion gave to one operation. */
interface Use {
  operationId: string;
  promotionId: string;
  day: string;
  discount: number;
}

const APPROVED: readonly string[] = approvedStatuses;

/**
 * Counts the uses of promotions that services tell of, each operation once. A later state takes back what it no longer has: another code, or a
 * payment that did not end well after all. One that tells no discount leaves the one before as it was.
 */
export async function countUses(step: Database, operations: readonly OperationLine[]): Promise<void> {
  const ids = operations.map(({ operationId }) => operationId);
  const before = await step.selectFrom('promotionUse').where('operationId', 'in', ids).selectAll().execute();
  const known = new Map(before.map((use) => [use.operationId, use]));
  const told = operations.filter((line) => line.promotionDiscount != null || known.has(line.operationId));
  if (told.length === 0) return;
  const codes = told.flatMap(({ promotionCode }) => promotionCode ?? []);
  const promotions =
    codes.length === 0
      ? []
      : await step.selectFrom('promotion').where('code', 'in', codes).select(['code', 'promotionId']).execute();
  const uses = told.flatMap(({ operationId, promotionCode, promotionDiscount, status, date }): Use[] => {
    const promotionId = promotions.find(({ code }) => code === promotionCode)?.promotionId;
    if (promotionId === undefined || !APPROVED.includes(status)) return [];
    const last = known.get(operationId);
    const discount = promotionDiscount ?? (last?.promotionId === promotionId ? last.discount : undefined);
    return discount === undefined ? [] : [{ operationId, promotionId, day: dayOf(Date.parse(date)), discount }];
  });
  await step.deleteFrom('promotionUse').where('operationId', 'in', ids).execute();
  if (uses.length > 0) await insertAll(step, 'promotionUse', uses);
  // A day each, as the list reads them.
  const days = new Map<string, { promotionId: string; day: string; uses: number; discount: number }>();
  const add = ({ promotionId, day, discount }: Use, sign: 1 | -1) => {
    const sum = days.get(`${promotionId} ${day}`) ?? { promotionId, day, uses: 0, discount: 0 };
    days.set(`${promotionId} ${day}`, { ...sum, uses: sum.uses + sign, discount: sum.discount + sign * discount });
  };
  for (const use of before) add(use, -1);
  for (const use of uses) add(use, 1);
  // In one order, so that two deliveries at once wait for each other and not crosswise.
  for (const [, { promotionId, day, uses, discount }] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const changed = await step
      .updateTable('promotionDay')
      .set(({ eb }) => ({ uses: eb('uses', '+', uses), discount: eb('discount', '+', discount) }))
      .where('promotionId', '=', promotionId)
      .where('day', '=', day)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n)
      await step
        .insertInto('promotionDay')
        .values({ promotionId, day, uses, discount })
        .onConflict((conflict) =>
          conflict.columns(['promotionId', 'day']).doUpdateSet(({ ref, eb }) => ({
            uses: eb('promotionDay.uses', '+', ref('excluded.uses')),
            discount: eb('promotionDay.discount', '+', ref('excluded.discount')),
          })),
        )
        .execute();
  }
}
