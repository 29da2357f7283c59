import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { actTests } from '../../acts/act-tests.fixture';
import { type ActPlace, actsAt, ana, did, eva, NOW, newKey } from '../../acts/acts.fixture';
import { asked, done, paid, platform } from '../../refunds/refunds.fixture';
import { readFilter } from '../../rules/operation-filter';
import { createSqlNotificationStore } from '../notifications/notification-store';
import { ingestOperations } from '../operations/ingest-operations';
import { createSqlOperations } from '../operations/operations';
import { createSqlRefundStore } from '../refunds/refund-store';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import type { Database } from '../tables';
import { createSqlTrail } from '../trail/trail';
import { checkTrail } from '../trail/verify-trail';
import { createSqlActStore } from './act-store';

describe.each(sqlNames)('%s', (name) => {
  const stores = sqlStoresIn(name);
  let db: Database;
  let place: ActPlace;
  beforeAll(async () => {
    db = (await stores()).db;
    place = {
      store: createSqlActStore(db),
      trail: createSqlTrail(db),
      operations: createSqlOperations(db),
      async add({ version: _, ...operation }, at = NOW - 1) {
        const told = await ingestOperations(db, [JSON.stringify(operation)], at);
        expect(told).toMatchObject({ stored: 1, faults: [] });
      },
      async deliveries(id) {
        const every = { range: null, types: [], events: [], statuses: [], httpStatuses: [], text: id.toLowerCase() };
        const notifications = createSqlNotificationStore(db);
        const { rows } = await notifications.page(every, { page: 1, size: 10, ascending: true });
        const whole = await Promise.all(rows.map(({ notificationId }) => notifications.find(notificationId)));
        return whole.filter((each) => each !== undefined);
      },
    };
  }, 120_000);
  actTests(() => place);
  const begin = actsAt(() => place);

  test('the list tells what was decided, and a run that began before what stood at its beginning', async () => {
    const { id, acts, by, clock } = await begin({ status: 'REVIEW' });
    const listed = async (at: number, status: string) => {
      const filter = readFilter(new URLSearchParams({ q: id, status }));
      if (!filter) throw new Error('The filter cannot be read.');
      return (await createSqlOperations(db).page(filter, firstPage, at)).total;
    };
    clock.at = NOW + 1000;
    await acts.review(by(), { decision: 'REJECT', reason: 'x', version: 1 });
    expect([await listed(NOW, 'REVIEW'), await listed(NOW, 'REJECTED')]).toEqual([1, 0]);
    expect([await listed(clock.at, 'REVIEW'), await listed(clock.at, 'REJECTED')]).toEqual([0, 1]);
  });

  test('refunds keep notes and version, notes keep refunds', async () => {
    const { id, acts, by, now } = await begin({ status: 'REVIEW' });
    did(await acts.review(by(), { decision: 'APPROVE', reason: 'x', version: 1 }));
    const { refunds } = platform({ ...place, store: createSqlRefundStore(db) });
    done(await refunds.request(asked(id), newKey(), ana));
    did(await acts.note(by(eva), 'Después'));
    expect(await now()).toMatchObject({
      ...{ status: 'SUCCESS', version: 2, refunds: [{ status: 'REQUESTED' }], notes: [{ text: 'Después' }] },
      events: [{ type: 'REVIEW_RELEASED' }, { type: 'NOTE_ADDED' }],
    });
  });

  test('the database itself keeps acts for good, and lets nobody decide what is not in review', async () => {
    const { id, acts, by } = await begin();
    await acts.note(by(), 'x');
    const insert = (columns: string) =>
      sql
        .raw(`insert into operation_act (operation_id, number, date, by_email, by_name, text, kind, from_status, to_status)
          values ('${id}', ${columns})`)
        .execute(db);
    const refused = [
      sql`update operation_act set text = 'y'`.execute(db),
      sql`delete from operation_act`.execute(db),
      sql`truncate operation_act`.execute(db),
      insert(`1, now(), 'a', 'A', '', 'NOTE', null, null`),
      insert(`2, now(), 'a', 'A', '', 'APPROVE', 'PENDING', 'SUCCESS'`),
      insert(`2, now(), 'a', 'A', '', 'APPROVE', null, null`),
      insert(`2, now(), 'a', 'A', '', 'SYNC', 'PENDING', null`),
      insert(`2, now(), 'a', 'A', '', 'OTHER', null, null`),
    ];
    for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected');
    expect((await checkTrail(db)).faults).toEqual([]);
  });

  test('an act of an order’s id is one of its operation', async () => {
    const { id, acts, by, now } = await begin();
    did(await acts.note({ ...by(), operationId: paid(id).orderId }, 'Por la orden'));
    expect((await now()).notes).toMatchObject([{ text: 'Por la orden' }]);
  });
});

const firstPage = { page: 1, size: 10, member: 'date', ascending: false } as const;
