import { test } from '@playwright/test';
import { hasPostgres } from '../../gateway/sql/postgres-server.fixture';
import { keptSecret } from './kept-secret';
import { mainJob } from './main-job';
import { moneyBack } from './money-back';
import { operationActs } from './operation-acts';
import { newcomer } from './people';
import { type Platform, startPlatform } from './platform';
import { recovery } from './recovery';
import { refundsByFile } from './refunds-by-file';
import { session } from './session';
import { together } from './together';

// What people do, on the platform of one's own as it is delivered: browser, built console, built gateway, database, mail.

for (const database of hasPostgres ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const)) {
  test.describe(database, () => {
    // One platform for all of them; each has a person of its own.
    test.describe.configure({ mode: 'default' });
    let running: Platform;
    const platform = () => running;
    test.beforeAll(async () => {
      running = await startPlatform(database);
    });
    test.afterAll(() => running.stop());

    mainJob(platform);
    session(platform);
    recovery(platform);
    together(platform);
    newcomer(platform);
    keptSecret(platform);
    moneyBack(platform);
    refundsByFile(platform);
    operationActs(platform);
  });
}
