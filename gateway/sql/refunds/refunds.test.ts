import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { batchTests } from '../../refunds/batch-tests.fixture';
import { seededHistory } from '../../refunds/histories.fixture';
import { refundProviderTests } from '../../refunds/refund-provider-tests.fixture';
import { refundTests } from '../../refunds/refund-tests.fixture';
import { ana, asked, done, eva, NOW, newId, newKey, type Place, paid, platform } from '../../refunds/refunds.fixture';
import { keepHouse } from '../housekeeping';
import { ingestOperations } from '../operations/ingest-operations';
import { createSqlOperations } from '../operations/operations';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import type { Database } from '../tables';
import { createSqlTrail } from '../trail/trail';
import { checkTrail, verifyTrail } from '../trail/verify-trail';
import { createSqlRefundStore } from './refund-store';
import { wildHistories } from './wild-histories.fixture';

/** By the rules, each of some hundred statements; all ten thousand with ATALAYA_ALL_HISTORIES=1, which takes an hour. */
const [HISTORIES, MINUTES] = process.env.ATALAYA_ALL_HISTORIES ? [10_000, 240] : [40, 30];

describe.each(sqlNames)('%s', (name) => {
  const stores = sqlStoresIn(name);
  let db: Database;
  let place: Place;
  beforeAll(async () => {
    db = (await stores()).db;
    place = {
      store: createSqlRefundStore(db),
      trail: createSqlTrail(db),
      operations: createSqlOperations(db),
      async add(operation) {
        const told = await ingestOperations(db, [JSON.stringify(operation)], NOW - 1);
        expect(told).toMatchObject({ stored: 1, faults: [] });
      },
    };
  }, 120_000);
  refundTests(() => place);
  refundProviderTests(() => place);
  batchTests(() => place);

  const history = async (seed: number) => expect(await seededHistory(place, seed)).toEqual([]);
  test(
    `${HISTORIES} histories by the rules: never more than paid, never twice for a key, never by one person alone`,
    async () => {
      for (let seed = 1; seed <= HISTORIES; seed += 4)
        await Promise.all([0, 1, 2, 3].map((more) => history(seed + more)));
    },
    MINUTES * 60_000,
  );

  test(
    'ten thousand histories by a process that knows no rule: the tables let it do no more',
    async () => {
      let all = 0;
      for (let from = 1; from <= 10_000; from += 100) {
        const { faults, refunds } = await wildHistories(db, { from, until: from + 99 });
        expect(faults).toEqual([]);
        all += refunds;
      }
      expect(all).toBeGreaterThan(20_000);
    },
    MINUTES * 60_000,
  );

  test.each([
    ['alter table refund_balance drop constraint refund_within_paid', 'more than was paid'],
    ['alter table refund drop constraint refund_by_two', 'one person alone'],
    ['alter table refund drop constraint refund_decided', 'nobody decided'],
    ['alter table refund disable trigger refund_keep_balance', 'another sum'],
    ['alter table idempotency_key drop constraint idempotency_key_pkey', 'twice for a key'],
  ])('without one of them it would: %s', async (before, fault) => {
    expect((await wildHistories(db, { from: 1, until: 200, before })).faults).toContain(fault);
  });

  async function requested(amount = 10_000) {
    const id = newId();
    await place.add(paid(id));
    const { refunds } = platform(place);
    return { id, refunds, refund: done(await refunds.request(asked(id, { amount }), newKey(), ana)) };
  }

  test('the database itself lets nobody return more, alone, or change what was asked', async () => {
    const { refund, id } = await requested();
    const { refundId } = refund;
    const change = (set: object) =>
      db
        .updateTable('refund')
        .set({ version: 2, ...set })
        .where('refundId', '=', refundId);
    const refused = [
      change({ status: 'APPROVED', approvedBy: ana.email, approvedByName: 'Ana' }).execute(),
      change({ status: 'COMPLETED' }).execute(),
      change({ amount: 1 }).execute(),
      change({ requestedBy: eva.email }).execute(),
      change({ version: 1 }).execute(),
      db.deleteFrom('refund').where('refundId', '=', refundId).execute(),
      sql`truncate refund, refund_balance`.execute(db),
      sql`insert into refund select (jsonb_populate_record(refund, '{"refund_id": "DEV-X", "amount": 39901}')).*
        from refund where refund_id = ${refundId}`.execute(db),
      sql`update refund_balance set held = 49901 where operation_id = ${id}`.execute(db),
    ];
    for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected');
  });

  test('what services tell later keeps the refunds that were asked for here', async () => {
    const { id, refunds, refund } = await requested();
    await refunds.decide(refund.refundId, { deed: 'APPROVE', comment: '', version: 1 }, eva);
    await expect.poll(async () => (await refunds.find(refund.refundId))?.status).toBe('COMPLETED');
    const later = JSON.stringify(paid(id, { reconciled: false, updatedAt: new Date(NOW).toISOString() }));
    expect(await ingestOperations(db, [later], NOW + 1)).toMatchObject({ stored: 1 });
    const detail = await place.operations.detail(id, NOW + 1);
    expect(detail).toMatchObject({ reconciled: false, refundedAmount: 10_000 });
    expect(detail?.refunds).toMatchObject([{ refundId: refund.refundId, status: 'COMPLETED' }]);
    expect(await refunds.eligibility(id)).toMatchObject({ returnedAmount: 10_000, remainingAmount: 39_900 });
  });

  test('a key is known for thirty days', async () => {
    const { id, refunds } = await requested();
    const key = newKey();
    const first = done(await refunds.request(asked(id), key, ana));
    const again = async () => done(await refunds.request(asked(id), key, ana)).refundId;
    await keepHouse(db, NOW + 30 * 86_400_000);
    expect(await again()).toBe(first.refundId);
    await keepHouse(db, NOW + 30 * 86_400_000 + 1);
    expect(await again()).not.toBe(first.refundId);
  });

  test('the trail only grows, and tells which entry was changed or is missing', async () => {
    for (let count = 0; count < 12; count += 1) await requested();
    const whole = await checkTrail(db);
    expect(whole.faults).toEqual([]);
    expect(whole.entries).toBeGreaterThan(11);
    for (const attempt of [sql`update audit set reason = 'x'`, sql`delete from audit`, sql`truncate audit`])
      await expect(attempt.execute(db)).rejects.toThrow();
    const { rows: granted } = await sql<{ privilege: string }>`select lower(privilege_type) as privilege
      from information_schema.table_privileges where table_name = 'audit' order by 1`.execute(db);
    expect(granted.map(({ privilege }) => privilege)).toEqual(['insert', 'references', 'select', 'trigger']);
    const tampered = async (what: string) => {
      const open = db.transaction().execute(async (step) => {
        await sql`alter table audit disable trigger audit_only_grows`.execute(step);
        await sql.raw(what).execute(step);
        const found = await verifyTrail(step);
        throw Object.assign(new Error('Undone.'), { found });
      });
      return open.catch((error) => error.found.faults);
    };
    const last = whole.entries;
    expect(await tampered(`update audit set person = person || 'x' where position = 7`)).toEqual([
      { position: 7, kind: 'changed' },
    ]);
    expect(await tampered('delete from audit where position = 9')).toEqual([{ position: 10, kind: 'missing' }]);
    expect(await tampered(`delete from audit where position = ${last}`)).toEqual([{ position: last, kind: 'cut' }]);
    expect(await verifyTrail(db)).toEqual(whole);
  });
});
