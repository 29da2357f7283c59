import { beforeAll, describe, expect, test } from 'vitest';
import { type BalancerPlace, balancerTests } from '../../balancer/balancer-tests.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import type { Database } from '../tables';
import { createSqlTrail } from '../trail/trail';
import { checkTrail } from '../trail/verify-trail';
import { createSqlBalancerTurn } from './balancer-turn';

describe.each(sqlNames)('%s', (name) => {
  const stores = sqlStoresIn(name);
  let db: Database;
  let place: BalancerPlace;
  beforeAll(async () => {
    db = (await stores()).db;
    place = { turn: createSqlBalancerTurn(db), trail: createSqlTrail(db) };
  }, 120_000);
  balancerTests(() => place);

  test('the trail of all nodes is one, and whole', async () => {
    const all = await place.trail.of('balancer');
    expect(new Set(all.map(({ entityId }) => entityId)).size).toBeGreaterThan(3);
    expect((await checkTrail(db)).faults).toEqual([]);
  });
});
