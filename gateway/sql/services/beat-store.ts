import { type Selectable, sql } from 'kysely';
import type { BeatSums, StoredBeat } from '../../rules/beat';
import type { BeatStore } from '../../service-ports';
import type { Database, Tables } from '../tables';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Checks in PostgreSQL, of as many gateways as there are on it. */
export function createSqlBeatStore(db: Database): BeatStore {
  return {
    async enrol(serviceIds, now) {
      const rows = serviceIds.map((serviceId) => ({ serviceId, due: new Date(now) }));
      const insert = db.insertInto('serviceCheck').values(rows);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    },
    async take(serviceIds, now, interval) {
      const taken = await db
        .with('next', (next) =>
          next
            .selectFrom('serviceCheck')
            .where('serviceId', 'in', serviceIds)
            // One that is farther away was put off by a clock that was wrong.
            .where(({ or, eb }) => or([eb('due', '<=', new Date(now)), eb('due', '>', new Date(now + 2 * interval))]))
            .orderBy('due')
            .limit(1)
            .forUpdate()
            .skipLocked()
            .select('serviceId as id'),
        )
        .updateTable('serviceCheck')
        .from('next')
        .whereRef('serviceId', '=', 'next.id')
        .set({ due: new Date(now + interval) })
        .returning('serviceId')
        .executeTakeFirst();
      return taken?.serviceId;
    },
    async nextDue(serviceIds) {
      const first = db.selectFrom('serviceCheck').where('serviceId', 'in', serviceIds);
      const found = await first.orderBy('due').limit(1).select('due').executeTakeFirst();
      return found?.due.getTime();
    },
    async put({ at, certificateEnds, instances, ...members }) {
      const row = {
        ...{ ...members, at: new Date(at), instances: JSON.stringify(instances) },
        certificateEnds: certificateEnds === null ? null : new Date(certificateEnds),
      };
      const { serviceId, asked, answered } = members;
      const hour = new Date(Math.floor(at / HOUR) * HOUR);
      await db.transaction().execute(async (step) => {
        const insert = step.insertInto('serviceBeat').values(row).returning('at');
        const kept = await insert.onConflict((conflict) => conflict.doNothing()).execute();
        if (kept.length === 0) return;
        await step
          .insertInto('serviceHour')
          .values({ serviceId, hour, asked, answered })
          .onConflict((conflict) =>
            conflict.columns(['serviceId', 'hour']).doUpdateSet({
              asked: sql`service_hour.asked + excluded.asked`,
              answered: sql`service_hour.answered + excluded.answered`,
            }),
          )
          .execute();
      });
    },
    async last(serviceIds, count) {
      const { rows } = await sql<Selectable<Tables['serviceBeat']>>`
        select beat.* from service_check c cross join lateral
          (select * from service_beat where service_id = c.service_id order by at desc limit ${count}) beat
        where c.service_id in (${sql.join([...serviceIds])}) order by beat.at`.execute(db);
      return rows.map(beatOf);
    },
    async since(serviceId, moment) {
      const found = db.selectFrom('serviceBeat').where('serviceId', '=', serviceId).where('at', '>', new Date(moment));
      return (await found.orderBy('at').selectAll().execute()).map(beatOf);
    },
    async sums(now) {
      const [hour, day, month] = [HOUR, DAY, 30 * DAY].map((length) => new Date(now - length));
      const { rows: days } = await sql<{ serviceId: string; average: number | null } & Record<Sum, number>>`
        select service_id, avg(response_ms)::float8 as average, sum(asked)::int as asked, sum(answered)::int as answered,
          coalesce(sum(asked) filter (where at > ${hour}), 0)::int as hour_asked,
          coalesce(sum(answered) filter (where at > ${hour}), 0)::int as hour_answered
        from service_beat where at > ${day} group by service_id`.execute(db);
      const { rows: months } = await sql<{ serviceId: string; asked: number; answered: number }>`
        select service_id, sum(asked)::int as asked, sum(answered)::int as answered
        from service_hour where hour > ${month} group by service_id`.execute(db);
      return new Map(
        months.map(({ serviceId, asked, answered }): [string, BeatSums] => {
          const today = days.find((one) => one.serviceId === serviceId);
          return [
            serviceId,
            {
              averageMs: today?.average ?? null,
              hour: { asked: today?.hourAsked ?? 0, answered: today?.hourAnswered ?? 0 },
              day: { asked: today?.asked ?? 0, answered: today?.answered ?? 0 },
              month: { asked, answered },
            },
          ];
        }),
      );
    },
  };
}

type Sum = 'asked' | 'answered' | 'hourAsked' | 'hourAnswered';

function beatOf({ at, certificateEnds, ...members }: Selectable<Tables['serviceBeat']>): StoredBeat {
  return { ...members, at: at.getTime(), certificateEnds: certificateEnds?.getTime() ?? null };
}

/** Forgets checks of more than a day, and the sums of more than a month. */
export async function forgetBeats(step: Database, now: number): Promise<void> {
  await step
    .deleteFrom('serviceBeat')
    .where('at', '<', new Date(now - DAY - HOUR))
    .execute();
  await step
    .deleteFrom('serviceHour')
    .where('hour', '<', new Date(now - 31 * DAY))
    .execute();
}
