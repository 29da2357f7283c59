import { type Insertable, type Selectable, sql } from 'kysely';
import type { ChannelStore } from '../../channel-ports';
import type { StoredChannel, StoredKey } from '../../rules/channel';
import { isStorable } from '../ingest';
import type { Database, Tables } from '../tables';
import { claimKey, keepAnswer } from '../trail/keys';
import { writeEntry } from '../trail/trail';

/** Channels in PostgreSQL. */
export function createSqlChannelStore(db: Database): ChannelStore {
  return {
    all: () => channelsIn(db),
    change: (channelId, now, work) =>
      db.transaction().execute(async (step) => {
        // One change after the other: two that want the same key must not meet.
        await sql`lock table channel in share row exclusive mode`.execute(step);
        const [channel] = isStorable(channelId) ? await channelsIn(step, channelId) : [];
        return work({
          channel,
          claim: (email, key) => claimKey(step, email, key, now),
          keepAnswer: (email, key, answer) => keepAnswer(step, email, key, answer),
          async put(next, deed) {
            if (!(await keepChannel(step, next))) return false;
            await writeEntry(step, deed, now);
            return true;
          },
        });
      }),
  };
}

async function channelsIn(db: Database, channelId?: string): Promise<StoredChannel[]> {
  const [rows, keys] = await Promise.all([
    db
      .selectFrom('channel')
      .$if(channelId !== undefined, (query) => query.where('channelId', '=', channelId ?? ''))
      .selectAll()
      .execute(),
    db
      .selectFrom('channelKey')
      .$if(channelId !== undefined, (query) => query.where('channelId', '=', channelId ?? ''))
      .selectAll()
      .orderBy('createdAt')
      .orderBy('keyId')
      .execute(),
  ]);
  return rows.map((row) =>
    channelOf(
      row,
      keys.filter((key) => key.channelId === row.channelId),
    ),
  );
}

/** @returns false where another has its key */
export async function keepChannel(step: Database, channel: StoredChannel): Promise<boolean> {
  const { channelId, key, keys } = channel;
  const taken = await step
    .selectFrom('channel')
    .where('key', '=', key)
    .where('channelId', '!=', channelId)
    .select('channelId')
    .executeTakeFirst();
  if (taken) return false;
  const row = rowOf(channel);
  await step
    .insertInto('channel')
    .values(row)
    .onConflict((conflict) => conflict.column('channelId').doUpdateSet(row))
    .execute();
  for (const one of keys) {
    const kept = keyRowOf(channelId, one);
    await step
      .insertInto('channelKey')
      .values(kept)
      .onConflict((conflict) => conflict.column('keyId').doUpdateSet(kept))
      .execute();
  }
  return true;
}

const dateOf = (moment: number | null) => (moment === null ? null : new Date(moment));

function rowOf(channel: StoredChannel): Insertable<Tables['channel']> {
  const {
    keys: _,
    fees,
    paymentMethods,
    pausedUntil,
    statusSince,
    createdAt,
    updatedAt,
    updatedBy,
    ...plain
  } = channel;
  return {
    ...{ ...plain, fees: JSON.stringify(fees), paymentMethods: JSON.stringify(paymentMethods) },
    ...{ pausedUntil: dateOf(pausedUntil), statusSince: new Date(statusSince), createdAt: new Date(createdAt) },
    ...{ updatedAt: new Date(updatedAt), updatedBy: updatedBy.email, updatedByName: updatedBy.name },
  };
}

function keyRowOf(channelId: string, key: StoredKey): Insertable<Tables['channelKey']> {
  return {
    ...{ ...key, channelId, createdAt: new Date(key.createdAt), createdBy: JSON.stringify(key.createdBy) },
    ...{ endsAt: dateOf(key.endsAt), revokedAt: dateOf(key.revokedAt) },
    revokedBy: key.revokedBy && JSON.stringify(key.revokedBy),
  };
}

function channelOf(
  { pausedUntil, statusSince, createdAt, updatedAt, updatedBy, updatedByName, ...plain }: Selectable<Tables['channel']>,
  keys: readonly Selectable<Tables['channelKey']>[],
): StoredChannel {
  return {
    ...{ ...plain, pausedUntil: pausedUntil?.getTime() ?? null, statusSince: statusSince.getTime() },
    ...{ createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() },
    updatedBy: { email: updatedBy, name: updatedByName },
    keys: keys.map(({ channelId: _, ...key }) => ({
      ...{ ...key, createdAt: key.createdAt.getTime(), endsAt: key.endsAt?.getTime() ?? null },
      revokedAt: key.revokedAt?.getTime() ?? null,
    })),
  };
}
