import { sql } from 'kysely';
import type { Database } from '../tables';

/**
 * A process that knows no rule: it writes whatever comes to its mind into the tables of one operation, a dozen times, and
 * what the database refuses it forgets. Returns what is wrong after that.
 */
const wild = `
create function pg_temp.wild_history(seed bigint) returns text[] language plpgsql as $$
declare
  statuses constant text[] := '{REQUESTED,APPROVED,UNKNOWN,SENT,COMPLETED,FAILED,DECLINED,CANCELLED}';
  people constant text[] := '{ana,eva}';
  operation constant text := 'WILD' || seed;
  chance bigint := seed * 7919 + 17;
  faults text[] := '{}';
  picked text;
  asked text;
  who text;
begin
  insert into refund_balance (operation_id, paid) values (operation, 100 + seed % 400);
  for step in 1..12 loop
    chance := (chance * 1103515245 + 12345) % 2147483648;
    who := people[(1 + (chance >> 9) % 2)::int];
    begin
      if step <= 2 or (chance >> 12) % 8 < 3 then
        -- Asks, by one of three keys; now and then for something that has been decided already.
        asked := who || '-' || (chance >> 5) % 3;
        insert into idempotency_key (person, key, at) values (who, operation || asked, now());
        insert into refund (refund_id, date, order_id, operation_id, payment_method, refund_method, amount, currency,
          type, reason_code, comment, status, requested_by, requested_by_name, refusals, updated_at, version)
        values (operation || '-' || step, now(), 'ORD', operation, 'CARD', 'CARD', 1 + (chance >> 7) % 300, 'MXN',
          'PARTIAL', 'FRAUD', asked, case when (chance >> 3) % 9 = 0 then 'COMPLETED' else 'REQUESTED' end, who, who, 0,
          now(), 1);
      elsif (chance >> 12) % 8 = 3 then
        update refund_balance set told = (chance >> 6) % 200 where operation_id = operation;
      else
        select refund_id into picked from refund where operation_id = operation order by md5(refund_id || chance) limit 1;
        if (chance >> 15) % 12 = 0 then
          delete from refund where refund_id = picked;
        else
          -- Decides, sends, gives up, or rewrites what was asked, as whoever.
          update refund set
            status = statuses[(1 + (chance >> 4) % 8)::int],
            approved_by = case when (chance >> 10) % 3 = 0 then approved_by else who end,
            amount = amount + case when (chance >> 17) % 10 = 0 then 50 else 0 end,
            version = version + case when (chance >> 19) % 10 = 0 then 0 else 1 end
          where refund_id = picked;
        end if;
      end if;
    -- What is refused leaves what was looked at before.
    exception when integrity_constraint_violation then continue;
    end;
    select faults || array_remove(array[
      case when b.held > 0 and b.told + coalesce(r.held, 0) > b.paid then 'more than was paid' end,
      case when b.held <> coalesce(r.held, 0) then 'another sum' end,
      case when r.alone then 'one person alone' end,
      case when r.undecided then 'nobody decided' end,
      case when r.count > r.keys then 'twice for a key' end
    ], null) into faults
    from refund_balance b, (select
        sum(refund_hold(refund)) as held,
        bool_or(approved_by = requested_by) as alone,
        bool_or(approved_by is null and status not in ('REQUESTED', 'CANCELLED')) as undecided,
        count(*) as count, count(distinct comment) as keys
      from refund where operation_id = operation) r
    where b.operation_id = operation;
  end loop;
  return faults;
end
$$`;

/**
 * Lets a wild process write the histories of many operations, and undoes them.
 * @param before what is done to the tables first, and undone too
 * @returns what went wrong, each kind once, and how many refunds there were at the end
 */
export async function wildHistories(
  db: Database,
  { from, until, before }: { from: number; until: number; before?: string },
): Promise<{ faults: string[]; refunds: number }> {
  const undone = new Error('Undone.');
  let found = { faults: [] as string[], refunds: 0 };
  await db
    .transaction()
    .execute(async (step) => {
      if (before) await sql.raw(before).execute(step);
      await sql.raw(wild).execute(step);
      const { rows } = await sql<{ fault: string }>`select distinct unnest(pg_temp.wild_history(seed)) as fault
        from generate_series(${from}::bigint, ${until}::bigint) as seed order by fault`.execute(step);
      const { refunds } = await step
        .selectFrom('refund')
        .where('operationId', 'like', 'WILD%')
        .select(({ fn }) => fn.countAll<number>().as('refunds'))
        .executeTakeFirstOrThrow();
      found = { faults: rows.map(({ fault }) => fault), refunds };
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return found;
}
