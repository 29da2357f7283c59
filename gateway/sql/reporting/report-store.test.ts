import { sql } from 'kysely';
import { describe } from 'vitest';
import { reportingTests } from '../../reporting/reporting.fixture';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import { createSqlTrail } from '../trail/trail';
import { createSqlReportStore } from './report-store';

describe.each(sqlNames)('reports in %s', (name) => {
  const open = sqlStoresIn(name);
  reportingTests(async () => {
    const { db } = await open();
    await sql`truncate report, report_part, report_schedule, idempotency_key`.execute(db);
    return { store: createSqlReportStore(db), trail: createSqlTrail(db) };
  });
});
