import { beforeAll, describe } from 'vitest';
import { windowTests } from '../../services/service-tests.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import type { Database } from '../tables';
import { createSqlTrail } from '../trail/trail';
import { createSqlWindowStore } from './window-store';

describe.each(sqlNames)('%s', (name) => {
  const stores = sqlStoresIn(name);
  let db: Database;
  beforeAll(async () => {
    db = (await stores()).db;
  }, 120_000);
  windowTests(() => ({ windows: createSqlWindowStore(db), trail: createSqlTrail(db) }));
});
