import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemonstrationProvider } from '../../gateway/refunds/demonstration-provider';
import { createRefunds } from '../../gateway/refunds/refunds';
import { startOfDay } from '../../gateway/rules/mexico-time';
import { openDatabase } from '../../gateway/sql/database';
import { ingestOperations } from '../../gateway/sql/operations/ingest-operations';
import { createSqlOperations } from '../../gateway/sql/operations/operations';
import { hasPostgres, startPostgres } from '../../gateway/sql/postgres-server.fixture';
import { createSqlRefundStore } from '../../gateway/sql/refunds/refund-store';
import { tellRefunds } from '../../gateway/sql/refunds/tell-refunds';
import type { Database } from '../../gateway/sql/tables';
import { createSqlTrail } from '../../gateway/sql/trail/trail';
import { checkTrail } from '../../gateway/sql/trail/verify-trail';
import { createMoney, type Money } from '../adapters/money';
import { dayLines } from '../operations/operation-lines';
import { NOW } from '../operations/questions.fixture';
import { dayRefunds } from './day-refunds';
import { DAYS, refundAgreementTests, refundQuestions } from './refund-agreement.fixture';

const clock = { at: NOW + 5000, now: () => clock.at };

describe('in memory', () => {
  const money = createMoney('', clock);
  refundAgreementTests(() => money, clock);
});

const embedded = { name: 'PGlite', start: async () => ({ url: undefined, stop: async () => undefined }) };
const server = { name: 'PostgreSQL', start: startPostgres };

/** Days of which a refund may have been asked for in those that are compared. */
const days = Array.from({ length: 19 }, (_, back) => startOfDay(NOW, back - 18));
const wholeDay = startOfDay(NOW, -1);

describe.each(hasPostgres ? [embedded, server] : [embedded])('$name', ({ start }) => {
  let db: Database;
  let stop: () => Promise<void>;
  let money: Omit<Money, 'acts' | 'candidates' | 'charges' | 'notifications'>;
  const told = createMoney('', { now: () => NOW });

  /** What a load tells of the days since a moment. */
  async function tell(now: number, since?: number): Promise<void> {
    for (const day of days) {
      const refunds = [...dayRefunds(day, now, since)];
      const ids = new Set(refunds.map(({ states }) => states[0]?.refund.operationId));
      const lines = [...dayLines(day, now, since)];
      await tellRefunds(db, refunds);
      const wanted = day === wholeDay ? lines : lines.filter((line) => ids.has(JSON.parse(line).operationId));
      expect(await ingestOperations(db, wanted, now)).toMatchObject({ faults: [] });
    }
  }

  beforeAll(async () => {
    const place = await start();
    stop = place.stop;
    db = await openDatabase(place, NOW);
    await tell(NOW - 7 * 3_600_000);
    await tell(NOW, NOW - 7 * 3_600_000);
    const operations = createSqlOperations(db);
    const provider = createDemonstrationProvider({ clock, pause: () => pause(1) });
    const store = createSqlRefundStore(db);
    money = {
      operations,
      trail: createSqlTrail(db),
      refunds: createRefunds({ store, provider, operations, clock, reportFault: () => undefined }),
    };
  }, 300_000);
  afterAll(async () => {
    await db.destroy();
    await stop();
  });

  test.each([
    DAYS,
    `${DAYS}&status=COMPLETED&paymentMethod=CARD`,
    `${DAYS}&view=TO_AUTHORIZE`,
    `${DAYS}&view=OVERDUE`,
    `${DAYS}&view=MINE&minAmount=5000`,
    `${DAYS}&view=FAILED`,
    `${DAYS}&reasonCode=FRAUD&reasonCode=OTHER`,
    `${DAYS}&q=lucía`,
  ])('answers as memory does: %s', async (query) => {
    const [sql, memory] = [refundQuestions(() => money.refunds), refundQuestions(() => told.refunds)];
    expect(await sql.ask(query)).toEqual(await memory.ask(query));
    expect(await sql.ask(query, 2, 5)).toEqual(await memory.ask(query, 2, 5));
  });

  test('the trail of each is the one that memory tells, whole and in a chain', async () => {
    const { rows } = await refundQuestions(() => told.refunds).ask(DAYS);
    for (const { refundId, operationId } of rows.slice(0, 60)) {
      const trail = async ({ trail }: Pick<Money, 'trail'>) =>
        (await trail.of('refund', refundId)).map(({ auditId: _, ...entry }) => entry);
      expect(await trail(money), refundId).toEqual(await trail(told));
      expect(await money.refunds.eligibility(operationId)).toEqual(await told.refunds.eligibility(operationId));
    }
    const { entries, faults } = await checkTrail(db);
    expect([entries > rows.length * 2, faults]).toEqual([true, []]);
  });

  refundAgreementTests(() => money, clock);

  test('what is told later leaves alone what somebody here has changed', async () => {
    const { ask } = refundQuestions(() => money.refunds);
    const before = (await ask(`${DAYS}&status=DECLINED`)).rows.find(
      ({ decisionComment }) => decisionComment === 'No procede',
    );
    await tell(NOW + 86_400_000 * 2, NOW);
    expect((await ask(`q=${before?.refundId}`)).rows).toEqual([before]);
    const waiting = await ask(`${DAYS}&status=REQUESTED`);
    expect(waiting.total).toBe(0);
  });
});
