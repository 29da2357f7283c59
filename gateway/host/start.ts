import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createActs } from '../acts/acts';
import { createDemonstrationPayments } from '../acts/demonstration-payments';
import { letterCarrier } from '../carriers/letters';
import { webhookCarrier } from '../carriers/webhook';
import { createOutbox } from '../mail/outbox';
import { createSmtp } from '../mail/smtp';
import { demonstrationCarriers, demonstrationDestinations } from '../notifications/demonstration-destinations';
import { createNotifications } from '../notifications/notifications';
import { refundEvents } from '../notifications/refund-events';
import { type Ports, SourceAway } from '../ports';
import { createDemonstrationProvider } from '../refunds/demonstration-provider';
import { createRefunds } from '../refunds/refunds';
import { oneAtATime } from '../rules/one-at-a-time';
import { createDemonstrationServices } from '../services/demonstration/demonstration';
import { createServices } from '../services/services';
import { createAccounts } from '../sign-in/accounts';
import { createCipher } from '../sign-in/cipher';
import { createSessions } from '../sign-in/sessions';
import { demonstrationServers } from '../sources/demonstration/demonstration';
import { createServerReports } from '../sources/server-reports';
import { createServiceSource } from '../sources/services';
import { createSqlActStore } from '../sql/acts/act-store';
import { type Holdings, holdings } from '../sql/demonstration-days';
import { createSqlNotificationStore } from '../sql/notifications/notification-store';
import { createSqlOperations } from '../sql/operations/operations';
import { createSqlRefundStore } from '../sql/refunds/refund-store';
import { createSqlBeatStore } from '../sql/services/beat-store';
import { createSqlWindowStore } from '../sql/services/window-store';
import { createAccountStore } from '../sql/sign-in/account-store';
import { createAttemptLog } from '../sql/sign-in/attempt-log';
import { keptKey } from '../sql/sign-in/key-store';
import { createSessionStore } from '../sql/sign-in/session-store';
import type { Database } from '../sql/tables';
import { createSqlTraceLog } from '../sql/traces/trace-log';
import { administrationOf } from './account-administration';
import { startAlerts } from './alerts';
import { startBackups } from './backups';
import { startBalancer } from './balancer';
import { channelsOf } from './channels';
import { readConsole } from './console-files';
import { keepHouseDaily } from './daily';
import { makeFolder, openData } from './data';
import { apiPath, createHostApp } from './host-app';
import { createIntake } from './intake';
import type { Journal } from './journal';
import { newPrivateKey, publicKeyOf } from './key';
import { createMetrics } from './metrics';
import { promotionsOf } from './promotions';
import { recoveryPath } from './recovery-page';
import { startReports } from './reports';
import { listen } from './server';
import type { Settings } from './settings';
import { createSourceWatch } from './source-watch';
import { StartFault, startFault } from './start-faults';
import { transactionsOf } from './transactions';
import { openVault } from './vault';

/** How long requests under way may take once the gateway is told to stop, ms. */
const PATIENCE = 25_000;
const SECOND = 1000;
const HALF_A_MINUTE = 30_000;
const HOUR = 3_600_000;

const copy = {
  demonstration: (data: string) =>
    `${data} tiene datos de demostración, con contraseñas que todos conocen. Usa otra carpeta: ATALAYA_DATA.`,
};

/** What stands beside the platform where it is shown or tried out. */
interface Company {
  /** Makes the console, while the database opens. */
  makeConsole?(): Promise<unknown>;
  /** Fills the database with invented data, beside which servers are invented too; undefined where it may hold none. */
  demonstrate?(db: Database, reportFault: (error: unknown) => void): Promise<Demonstration | undefined>;
}

interface Demonstration {
  /** Goes on, once somebody is served. */
  run(): void;
  stop(): Promise<void>;
}

/**
 * Starts the platform on one port: API, console and the page of recovery.
 * @throws StartFault that says in one line why it cannot
 */
export async function startGateway(
  settings: Settings,
  journal: Journal,
  { makeConsole, demonstrate }: Company = {},
): Promise<{ holds: Holdings; stop(): Promise<void> }> {
  const { port, host, data, origin, smtp, mailFrom, proxies, drainSeconds, metricsToken } = settings;
  const server = await listen(port, host);
  let db: Database | undefined;
  let demonstration: Demonstration | undefined;
  const metrics = createMetrics();
  const watch = createSourceWatch(journal, metrics);
  const reportFault = (error: unknown, request?: string) => {
    metrics.fault();
    journal.fault(error, request);
  };
  // A database that is away says so by itself, once.
  const quietFault = (error: unknown) => (error instanceof SourceAway ? undefined : reportFault(error));
  try {
    makeFolder(data);
    const making = makeConsole?.();
    // It is awaited below; until then its failure is nobody's.
    making?.catch(() => undefined);
    db = await openData(settings, watch);
    demonstration = await demonstrate?.(db, reportFault);
    const holds = await holdings(db);
    if (!demonstration && holds === 'demonstration') throw new StartFault(copy.demonstration(data));
    const privateKey = await keptKey(db, newPrivateKey);
    await making;
    const { environment, idleMinutes, webhooks } = settings;
    const config = { environment, apiBase: apiPath, publicKey: publicKeyOf(privateKey), idleMinutes };
    const files = readConsole(settings.console, demonstration ? { ...config, demonstration: true } : config);
    const clock = { now: Date.now };
    const [store, sessions] = [createAccountStore(db), createSessionStore(db)];
    const mail = smtp ? createSmtp(smtp, mailFrom) : createOutbox(join(data, 'outbox'), mailFrom);
    const accounts = createAccounts({
      ...{ store, sessions, mail, clock, reportFault, recoveryLink: origin + recoveryPath },
      attempts: createAttemptLog(db),
    });
    const operations = createSqlOperations(db);
    const notifications = createNotifications({
      store: createSqlNotificationStore(db),
      carriers: demonstration
        ? demonstrationCarriers({ pause })
        : { EMAIL: letterCarrier(mail), ...(webhooks && { WEBHOOK: webhookCarrier(webhooks) }) },
      clock,
      reportFault: quietFault,
    });
    const told = demonstration ? demonstrationDestinations : (webhooks?.destinations ?? []);
    const isCharged = demonstration || settings.refundProvider;
    const acts = createActs({
      store: createSqlActStore(db),
      provider: isCharged && createDemonstrationPayments({ pause }),
      receipts: notifications.receipts,
      ...{ operations, clock, reportFault },
    });
    const refunds =
      isCharged &&
      createRefunds({
        store: createSqlRefundStore(db, (refund) => refundEvents(refund, told)),
        provider: createDemonstrationProvider({ clock, pause }),
        ...{ operations, clock, reportFault },
      });
    const isDemonstration = demonstration !== undefined;
    const telling = { notices: notifications.notices, mail, origin, reportFault: quietFault, isDemonstration };
    const reported = startReports(db, { operations, refunds: refunds || undefined, clock, ...telling });
    const balancing = await startBalancer(db, {
      ...{ isDemonstration, sources: settings.sources },
      ...{ clock, watch, reportFault: quietFault },
    });
    const checked = demonstration
      ? undefined
      : createServiceSource(settings.sources, { store: createSqlBeatStore(db), clock, watch, reportFault });
    const watched = demonstration ? createDemonstrationServices({ hosts: demonstrationServers, pause }) : checked;
    const reports = createServerReports(demonstration ? { demonstration: true } : settings.sources, clock, watch);
    const services = watched && createServices({ source: watched, windows: createSqlWindowStore(db), clock });
    const alerting = await startAlerts({
      ...{ db, reports, sources: settings.sources, isDemonstration },
      ...{ maintenance: services, clock, watch, reportFault },
    });
    const channels = channelsOf(db, operations, clock);
    const around = { settings, isDemonstration, clock };
    const backedUp = await startBackups(db, { ...around, ...telling, metrics });
    const ports: Ports = {
      reports,
      alerts: alerting.alerts,
      alertIntake: alerting.intake,
      traces: createSqlTraceLog(db),
      operations,
      transactions: transactionsOf(db, acts, clock),
      ...{ notifications, refunds, backups: backedUp.backups },
      ...{ acts, promotions: promotionsOf(db, clock), channels },
      balancer: balancing.balancer,
      services,
      reporting: reported.reporting,
      ...administrationOf(db, { mail, clock, recoveryLink: origin + recoveryPath, reportFault }),
      vault: await openVault(db, { ...around, reportFault }),
      intake: createIntake({ db, token: settings.ingestToken, channels, journal, metrics }),
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
    demonstration?.run();
    const endHousekeeping = keepHouseDaily(db, clock, reportFault);
    const settling =
      refunds &&
      setInterval(
        oneAtATime(() => refunds.settle().catch(reportFault)),
        HALF_A_MINUTE,
      );
    checked?.start();
    const sending = setInterval(notifications.wake, SECOND);
    return {
      holds,
      async stop() {
        endHousekeeping();
        clearInterval(settling);
        clearInterval(sending);
        isStopping = true;
        await Promise.all([pause(drainSeconds * 1000).then(() => server.stop(PATIENCE)), demonstration?.stop()]);
        await Promise.all([notifications.rest(), alerting.stop(), checked?.rest(), reported.stop()]);
        await Promise.all([balancing.stop(), backedUp.stop()]);
        await db?.destroy();
      },
    };
  } catch (error) {
    await server.stop(0);
    await demonstration?.stop();
    await db?.destroy();
    throw startFault(error) ?? error;
  }
}
