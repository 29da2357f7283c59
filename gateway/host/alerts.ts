import { alertLetters } from '../alerts/alert-letters';
import { createAlerts } from '../alerts/alerts';
import { demonstrationNews } from '../alerts/demonstration-alerts';
import type { Services } from '../alerts/report-readings';
import { createAlertWatch, EVERY } from '../alerts/watch';
import type { AlertIntake } from '../intake-ports';
import type { Clock, ServerReports, SourceWatch } from '../ports';
import { firstRules } from '../rules/alert-rule';
import type { MaintenanceWatch } from '../service-ports';
import { createAlertmanager } from '../sources/alertmanager/alertmanager';
import { createEvidence, noEvidence } from '../sources/alertmanager/evidence';
import { createSqlAlertStore } from '../sql/alerts/alert-store';
import { createSqlAlertWatchStore } from '../sql/alerts/alert-watch-store';
import type { Database } from '../sql/tables';
import { isSameToken } from './same-token';
import type { Settings } from './settings';

interface Surroundings {
  db: Database;
  reports: ServerReports;
  sources: Settings['sources'];
  /** Invented alerts stand beside the real ones. */
  isDemonstration: boolean;
  maintenance: (MaintenanceWatch & Services) | undefined;
  clock: Clock;
  watch: SourceWatch;
  reportFault(error: unknown): void;
}

/** Alerts of an Alertmanager or, where there is none, of rules that are judged here. */
export async function startAlerts({ db, reports, sources, isDemonstration, watch, ...rest }: Surroundings) {
  const { clock } = rest;
  const watched = createSqlAlertWatchStore(db, alertLetters);
  const { alertmanager: source, prometheus } = isDemonstration ? {} : sources;
  const evidence = prometheus ? createEvidence(prometheus) : noEvidence;
  const alertmanager = source && createAlertmanager({ source, evidence, known: watched.known, watch, clock });
  const looking = createAlertWatch({
    ...{ ...rest, store: watched },
    // What is invented of services comes with its own alerts.
    judged: alertmanager
      ? undefined
      : { reports, services: isDemonstration ? undefined : rest.maintenance, rules: firstRules(clock.now()) },
    tellers: [
      ...(alertmanager ? [alertmanager.tell] : []),
      ...(isDemonstration ? [demonstrationNews(clock.now())] : []),
    ],
  });
  const token = source?.token;
  await looking.prepare();
  const intake: AlertIntake | undefined =
    alertmanager && token !== undefined
      ? {
          isToken: (given) => isSameToken(given, token),
          async take(message) {
            const news = await alertmanager.read(message);
            if (news) await watched.tell(news);
            return news?.alerts.length;
          },
        }
      : undefined;
  const timer = setInterval(looking.look, EVERY);
  // The port keeps the process, not this.
  timer.unref();
  if (alertmanager || isDemonstration) void looking.look();
  return {
    alerts: createAlerts({ store: createSqlAlertStore(db), clock, keeper: alertmanager?.keeper }),
    intake,
    async stop() {
      clearInterval(timer);
      await looking.rest();
    },
  };
}
