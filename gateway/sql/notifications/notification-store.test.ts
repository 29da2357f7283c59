import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newDelivery } from '../../notifications/new-delivery';
import { notificationTests } from '../../notifications/notifications.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import { trailFromNow } from '../trail/trail.fixture';
import { createSqlNotificationStore } from './notification-store';
import { tellDeliveries } from './put-delivery';

const NOW = Date.UTC(2026, 10, 28, 18);

describe.each(sqlNames)('notifications in %s', (name) => {
  const open = sqlStoresIn(name);
  const opened = async () => {
    const { db } = await open();
    await sql`truncate notification, notice, notice_read, idempotency_key`.execute(db);
    await sql`alter table notification_template disable trigger user`.execute(db);
    await sql`delete from notification_template`.execute(db);
    await sql`alter table notification_template enable trigger user`.execute(db);
    return { db, store: createSqlNotificationStore(db), trail: await trailFromNow(db) };
  };
  notificationTests(opened);

  const queued = (more: object = {}) => ({
    ...newDelivery(
      {
        ...{ type: 'WEBHOOK', event: 'pago.confirmado', orderId: 'ORD-1', operationId: 'OP1' },
        ...{ destination: 'https://tienda.example.mx/avisos', subject: null, body: '{}' },
      },
      NOW,
    ),
    ...more,
  });

  test('of several senders at once each takes another delivery, and none takes one twice', async () => {
    const { store } = await opened();
    await store.change(NOW, async (unit) => {
      for (let count = 0; count < 20; count += 1) await unit.putDelivery(queued());
    });
    const taken = await Promise.all(Array.from({ length: 30 }, () => store.take(NOW, 60_000)));
    const ids = taken.flatMap((each) => each?.delivery.notificationId ?? []);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  test('what others have sent is told anew until somebody sends it again, and is attempted by nobody before', async () => {
    const { db, store } = await opened();
    const told = queued({ isTold: true });
    await tellDeliveries(db, [told]);
    expect(await store.take(NOW, 60_000)).toBeUndefined();
    await tellDeliveries(db, [{ ...told, status: 'DELIVERED', nextAttemptAt: null }]);
    expect((await store.find(told.notificationId))?.status).toBe('DELIVERED');
    await store.change(NOW, (unit) => unit.putDelivery({ ...told, isTold: false, version: 2 }));
    await tellDeliveries(db, [{ ...told, status: 'FAILED', nextAttemptAt: null }]);
    expect(await store.find(told.notificationId)).toMatchObject({ status: 'QUEUED', version: 2 });
  });

  test.each([
    [{ text: 'ord-1' }, 2],
    [{ text: 'tienda' }, 1],
    [{ text: '%' }, 0],
    [{ types: ['SMS'] }, 1],
    [{ httpStatuses: [503] }, 1],
    [{ statuses: ['FAILED'] }, 1],
    [{ range: { from: NOW + 1, until: NOW + 2 } }, 0],
    [{ text: 'a\0' }, 0],
  ])('a filter %j finds %i', async (filter, count) => {
    const { db, store } = await opened();
    const attempt = { outcome: 'ANSWERED', httpStatus: 503, durationMs: 1 };
    await tellDeliveries(db, [
      queued({ type: 'SMS', destination: '5512345678' }),
      queued({ status: 'FAILED', nextAttemptAt: null, attempts: [attempt] }),
    ]);
    const every = { range: null, types: [], events: [], statuses: [], httpStatuses: [], text: '', ...filter };
    const { rows } = await store.page(every, { page: 1, size: 10, ascending: false });
    expect(rows).toHaveLength(count);
  });
});
