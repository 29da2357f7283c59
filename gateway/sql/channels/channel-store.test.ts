import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { channelTests, NOW, storedChannel } from '../../channels/channel-tests.fixture';
import { demonstrationChannels } from '../../channels/demonstration-channels';
import type { StoredChannel } from '../../rules/channel';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import { createSqlTrail } from '../trail/trail';
import { trailFromNow } from '../trail/trail.fixture';
import { createSqlChannelStore, keepChannel } from './channel-store';
import { keepChannels } from './demonstration-channels';

describe.each(sqlNames)('%s', (name) => {
  const sqlStores = sqlStoresIn(name);
  const emptied = async () => {
    const { db } = await sqlStores();
    await sql`truncate channel_key, channel, idempotency_key`.execute(db);
    return db;
  };

  channelTests(async (channels) => {
    const db = await emptied();
    for (const channel of channels) await keepChannel(db, channel);
    return {
      store: createSqlChannelStore(db),
      trail: await trailFromNow(db),
      dump: async () =>
        JSON.stringify([
          await db.selectFrom('channel').selectAll().execute(),
          await db.selectFrom('channelKey').selectAll().execute(),
          await db.selectFrom('idempotencyKey').selectAll().execute(),
        ]),
    };
  });

  test('the tables refuse what the rules do', async () => {
    const db = await emptied();
    const wrong: Partial<StoredChannel>[] = [
      ...[{ key: 'a' }, { paymentMethods: [] }, { minAmount: 0 }, { maxAmount: 999 }, { pausedUntil: NOW }],
      { status: 'PAUSED' },
    ];
    for (const more of wrong)
      await expect(keepChannel(db, storedChannel('MAL', more)), JSON.stringify(more)).rejects.toThrow(/violates/);
    expect(await keepChannel(db, storedChannel('MAL'))).toBe(true);
  });

  test('invented ones are kept once, with what was done to them', async () => {
    const db = await emptied();
    const invented = demonstrationChannels(NOW);
    await keepChannels(db, invented);
    await keepChannels(db, demonstrationChannels(NOW + 86_400_000));
    const byKey = (one: StoredChannel, other: StoredChannel) => (one.key < other.key ? -1 : 1);
    expect((await createSqlChannelStore(db).all()).toSorted(byKey)).toEqual(invented.channels.toSorted(byKey));
    expect((await createSqlTrail(db).of('channel')).slice(0, 6).map(({ action }) => action)).toEqual(
      invented.deeds.map(({ deed }) => deed.action).reverse(),
    );
  });
});
