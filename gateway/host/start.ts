import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createOutbox } from '../mail/outbox';
import { createSmtp } from '../mail/smtp';
import type { Ports } from '../ports';
import { createAccounts } from '../sign-in/accounts';
import { createCipher } from '../sign-in/cipher';
import { createSessions } from '../sign-in/sessions';
import { createServerReports } from '../sources/server-reports';
import { openDatabase } from '../sql/database';
import { keepHouse } from '../sql/housekeeping';
import { createSqlOperations } from '../sql/operations/operations';
import { createAccountStore } from '../sql/sign-in/account-store';
import { createAttemptLog } from '../sql/sign-in/attempt-log';
import { keptKey } from '../sql/sign-in/key-store';
import { createSessionStore } from '../sql/sign-in/session-store';
import type { Database } from '../sql/tables';
import { createSqlTraceLog } from '../sql/traces/trace-log';
import { readConsole } from './console-files';
import { apiPath, createHostApp } from './host-app';
import { createIntake } from './intake';
import type { Journal } from './journal';
import { newPrivateKey, publicKeyOf } from './key';
import { createMetrics } from './metrics';
import { recoveryPath } from './recovery-page';
import { listen } from './server';
import type { Settings } from './settings';
import { StartFault, startFault } from './start-faults';

/** How long requests under way may take once the gateway is told to stop, ms. */
const PATIENCE = 25_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Starts the platform on one port: API, console and the page of recovery.
 * @param prepare what is done with the database before anybody is served
 * @throws StartFault that says in one line why it cannot
 */
export async function startGateway(
  settings: Settings,
  journal: Journal,
  prepare: (db: Database) => Promise<void> = async () => undefined,
): Promise<{ stop(): Promise<void> }> {
  const { port, host, data, origin, smtp, mailFrom, proxies, drainSeconds, metricsToken } = settings;
  const server = await listen(port, host);
  let db: Database | undefined;
  try {
    makeFolder(data);
    const { environment, idleMinutes } = settings;
    db = await openData(settings);
    const privateKey = await keptKey(db, newPrivateKey);
    const config = { environment, apiBase: apiPath, publicKey: publicKeyOf(privateKey), idleMinutes };
    const files = readConsole(settings.console, config);
    await prepare(db);

    const metrics = createMetrics();
    const reportFault = (error: unknown) => {
      metrics.fault();
      journal.fault(error);
    };
    const clock = { now: Date.now };
    const [store, sessions] = [createAccountStore(db), createSessionStore(db)];
    const accounts = createAccounts({
      store,
      sessions,
      attempts: createAttemptLog(db),
      mail: smtp ? createSmtp(smtp, mailFrom) : createOutbox(join(data, 'outbox'), mailFrom),
      clock,
      recoveryLink: origin + recoveryPath,
      reportFault,
    });
    const ports: Ports = {
      reports: createServerReports(settings.sources, clock),
      traces: createSqlTraceLog(db),
      operations: createSqlOperations(db),
      intake: createIntake({ db, token: settings.ingestToken, journal, metrics }),
      accounts,
      sessions: createSessions(sessions, clock, settings.sessionHours && settings.sessionHours * HOUR),
      cipher: createCipher(privateKey),
      clock,
      reportFault,
    };
    let isStopping = false;
    const app = createHostApp({
      ports,
      openRecovery: accounts.openRecovery,
      files,
      journal,
      metrics,
      async checkReady() {
        if (isStopping) throw new Error('It is about to stop.');
        await store.byId('');
      },
      proxies,
      metricsToken,
    });
    server.serve(app);
    const kept = db;
    const housekeeping = setInterval(() => keepHouse(kept, Date.now()).catch(reportFault), DAY);
    return {
      async stop() {
        clearInterval(housekeeping);
        isStopping = true;
        await setTimeout(drainSeconds * 1000);
        await server.stop(PATIENCE);
        await db?.destroy();
      },
    };
  } catch (error) {
    await server.stop(0);
    await db?.destroy();
    throw startFault(error) ?? error;
  }
}

/** Opens the platform's database. @throws StartFault that says in one line why it cannot */
export async function openData({ data, database }: Pick<Settings, 'data' | 'database'>): Promise<Database> {
  try {
    return await openDatabase(database ? { url: database } : { folder: join(data, 'database') });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw startFault(error) ?? new StartFault(`No se puede abrir la base de datos: ${message || code}`);
  }
}

/** Its owner alone reads what is in it. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw startFault(error, folder) ?? error;
  }
}
