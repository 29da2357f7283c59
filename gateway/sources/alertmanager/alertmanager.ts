import type { SilenceKeeper } from '../../alert-ports';
import { SourceAway, type SourceWatch } from '../../ports';
import type { AlertRecord } from '../../rules/alert';
import type { AlertNews } from '../../rules/alert-news';
import { toldAlert, toldAlerts } from './alerts';
import { type AlertmanagerSource, alertmanagerApi, listOf, membersOf } from './api';
import type { AlertEvidence } from './evidence';
import { activeSilences, silence, unsilence } from './silences';

/** Prometheus sends what lasts each minute: an Alertmanager that starts anew knows all after two, ms. */
const YOUNG = 120_000;
/** What one of some age has no more twice has ended, ms. */
const TWICE = 10_000;

interface Surroundings {
  source: AlertmanagerSource;
  /** Which of these alerts are kept. */
  known(alertIds: readonly string[]): Promise<ReadonlySet<string>>;
  evidence: AlertEvidence;
  watch: SourceWatch;
  clock: { now(): number };
}

/** An Alertmanager: what it says, and who is told of silences. */
export function createAlertmanager({ source, known, evidence, watch, clock }: Surroundings) {
  const asked = alertmanagerApi(source);
  const ask: typeof asked = async (...question) => {
    try {
      const answer = await asked(...question);
      watch.back('alertmanager');
      return answer;
    } catch (error) {
      if (error instanceof SourceAway) watch.away(error);
      throw error;
    }
  };
  /** New ones with what only Prometheus knows. */
  const completed = async (alerts: readonly AlertRecord[]) => {
    const isKnown = await known(alerts.map(({ alertId }) => alertId));
    const fresh = await evidence.of(alerts.filter(({ alertId }) => !isKnown.has(alertId)));
    return [...alerts.filter(({ alertId }) => isKnown.has(alertId)), ...fresh];
  };
  const news = (alerts: readonly AlertRecord[], askedAt: number, isAll: boolean, patience = YOUNG): AlertNews => {
    return { origin: 'alertmanager', alerts, isAll, askedAt, patience, tellsSilences: isAll };
  };
  const keeper: SilenceKeeper = {
    silence: (alert, until, by, reason) => silence(alert, { until, by, reason, now: clock.now() }, ask),
    unsilence: (alert) => unsilence(alert, ask),
    rules: () => evidence.rules(clock.now()),
  };
  return {
    keeper,

    /** All that it has now. @throws SourceAway */
    async tell(now: number): Promise<AlertNews> {
      const raw = listOf(await ask('GET', '/alerts'));
      const silences = await activeSilences(ask);
      const alerts = raw.flatMap((one) => {
        const alert = toldAlert(one);
        if (!alert) return [];
        const ids = membersOf(one.status).silencedBy;
        const own = (Array.isArray(ids) ? ids : []).flatMap((id) => silences.get(String(id)) ?? []);
        const last = own.sort((first, second) => second.until - first.until)[0];
        return [last ? { ...alert, silencedUntil: last.until, reason: last.comment || null } : alert];
      });
      const begun = Date.parse(String(membersOf(await ask('GET', '/status')).uptime));
      return news(await completed(alerts), now, true, now - begun > YOUNG ? TWICE : YOUNG);
    },

    /** What its webhook brings. @returns undefined where it is no such message */
    async read(message: unknown): Promise<AlertNews | undefined> {
      const alerts = toldAlerts(membersOf(message).alerts);
      return alerts && news(await completed(alerts), clock.now(), false);
    },
  };
}
