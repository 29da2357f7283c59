import { sql } from 'kysely';
import { accountEvents } from './migrations/account-events';
import { accountPreference } from './migrations/account-preference';
import { accountUse } from './migrations/account-use';
import { actTables } from './migrations/act-tables';
import { alertRetention } from './migrations/alert-retention';
import { alertTables } from './migrations/alert-tables';
import { auditGrants } from './migrations/audit-grants';
import { auditTables } from './migrations/audit-tables';
import { backupTables } from './migrations/backup-tables';
import { channelTables } from './migrations/channel-tables';
import { demonstrationTable } from './migrations/demonstration-table';
import { issueTables } from './migrations/issue-tables';
import { nodeReturns } from './migrations/node-returns';
import { notificationTables } from './migrations/notification-tables';
import { operationTables } from './migrations/operation-tables';
import { platformKeyTable } from './migrations/platform-key';
import { promotionFilter } from './migrations/promotion-filter';
import { promotionTables } from './migrations/promotion-tables';
import { promotionUse } from './migrations/promotion-use';
import { refundBatch } from './migrations/refund-batch';
import { refundTables } from './migrations/refund-tables';
import { reportTables } from './migrations/report-tables';
import { serviceBeats } from './migrations/service-beats';
import { serviceTables } from './migrations/service-tables';
import { sessionAge } from './migrations/session-age';
import { signInTables } from './migrations/sign-in-tables';
import { traceTables } from './migrations/trace-tables';
import { transactionTables } from './migrations/transaction-tables';
import { vaultTables } from './migrations/vault-tables';
import type { Database } from './tables';
import { takeTurn } from './turn';

/** A step of the tables, forward only: what was released is never changed, a change is a new one at the end. */
interface Migration {
  name: string;
  /** Statements as they are, several at once. */
  text: string;
}

const migrations: readonly Migration[] = [
  { name: '0001-traces', text: traceTables },
  { name: '0002-operations', text: operationTables },
  { name: '0003-sign-in', text: signInTables },
  { name: '0004-demonstration', text: demonstrationTable },
  { name: '0005-session-age', text: sessionAge },
  { name: '0006-platform-key', text: platformKeyTable },
  { name: '0007-audit', text: auditTables },
  { name: '0008-refunds', text: refundTables },
  { name: '0009-operation-acts', text: actTables },
  { name: '0010-refund-batch', text: refundBatch },
  { name: '0011-services', text: serviceTables },
  { name: '0012-notifications', text: notificationTables },
  { name: '0013-service-beats', text: serviceBeats },
  { name: '0014-alerts', text: alertTables },
  { name: '0015-reports', text: reportTables },
  { name: '0016-account-use', text: accountUse },
  { name: '0017-account-events', text: accountEvents },
  { name: '0018-alert-retention', text: alertRetention },
  { name: '0019-vault', text: vaultTables },
  { name: '0020-promotions', text: promotionTables },
  { name: '0021-audit-grants', text: auditGrants },
  { name: '0022-transactions', text: transactionTables },
  { name: '0023-promotion-use', text: promotionUse },
  { name: '0024-channels', text: channelTables },
  { name: '0025-node-returns', text: nodeReturns },
  { name: '0026-backups', text: backupTables },
  { name: '0027-issues', text: issueTables },
  { name: '0028-account-preference', text: accountPreference },
  { name: '0029-promotion-filter', text: promotionFilter },
];

/** Which steps a database has. */
export async function stepsOf(db: Database): Promise<string[]> {
  const done = await db.selectFrom('migration').select('name').orderBy('name').execute();
  return done.map(({ name }) => name);
}

/** Those of a newer release. */
export const unknownSteps = (names: readonly string[]): string[] =>
  names.filter((name) => !migrations.some((migration) => migration.name === name));

/**
 * Brings the tables to this release: all missing steps or, when one fails, none.
 * @throws Error where the database is of a newer release
 */
export function migrate(db: Database): Promise<void> {
  return db.transaction().execute(async (step) => {
    await takeTurn(step);
    await sql`create table if not exists migration (name text primary key, at timestamptz not null default now())`.execute(
      step,
    );
    const names = await stepsOf(step);
    const unknown = unknownSteps(names);
    if (unknown.length > 0) {
      throw new Error(`The database is of a newer release, which made ${unknown.join(', ')}. Start that release.`);
    }
    for (const { name, text } of migrations.filter((migration) => !names.includes(migration.name))) {
      await sql.raw(text).execute(step);
      await step.insertInto('migration').values({ name }).execute();
    }
  });
}
