import { beforeAll, describe, expect, test } from 'vitest';
import { midnightOf } from '../../rules/mexico-time';
import { readFilter } from '../../rules/operation-filter';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import type { Database } from '../tables';
import { ingestOperations } from './ingest-operations';
import { operationText } from './operation-text.fixture';
import { createSqlOperations } from './operations';

const NOW = midnightOf(2026, 11, 27) + 43_200_000;

describe.each(sqlNames)('states of operations in %s', (name) => {
  const stores = sqlStoresIn(name);
  let db: Database;
  beforeAll(async () => {
    db = (await stores()).db;
  }, 120_000);

  test('one that is told with a moment before the last change counts once at every moment', async () => {
    const date = new Date(NOW - 60_000).toISOString();
    const tell = (moment: number, updated: number, status: string) => {
      const updatedAt = new Date(NOW - 60_000 + updated).toISOString();
      return ingestOperations(db, [operationText('TARDE-1', { date, updatedAt, status })], moment);
    };
    await tell(NOW + 1000, 1, 'PENDING');
    await tell(NOW + 3000, 2, 'REVIEW');
    expect(await tell(NOW + 2000, 3, 'SUCCESS')).toMatchObject({ stored: 1, faults: [] });
    const filter = readFilter(new URLSearchParams({ q: 'TARDE-1' }));
    if (!filter) throw new Error('none');
    const operations = createSqlOperations(db);
    const at = async (moment: number) => {
      const { total, totalAmount, data } = await operations.page(
        filter,
        { page: 1, size: 9, member: 'date', ascending: false },
        moment,
      );
      return [total, totalAmount, data.map(({ status }) => status)];
    };
    expect(await at(NOW + 1500)).toEqual([1, 100, ['PENDING']]);
    expect(await at(NOW + 2500)).toEqual([1, 100, ['SUCCESS']]);
    expect(await at(NOW + 3500)).toEqual([1, 100, ['SUCCESS']]);
    expect((await operations.summary(filter, null, NOW + 2500)).count).toBe(1);
  });
});
