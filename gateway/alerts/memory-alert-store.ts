import type { AlertStore } from '../alert-ports';
import type { AlertRecord, AlertSample } from '../rules/alert';
import { foldedAlerts, sliceAlerts } from '../rules/alert-filter';
import type { StoredRule } from '../rules/alert-rule';
import type { MaintenanceWatch } from '../service-ports';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';
import type { Person } from '../wire/refunds';

interface Surroundings {
  /** Alerts that come and go until somebody here changes them, as they stand at a moment. */
  told(now: number): readonly AlertRecord[];
  samples(metric: string, since: number, now: number): ReadonlyMap<string, readonly AlertSample[]>;
  rules: readonly StoredRule[];
  assignees: readonly Person[];
  ledger: MemoryLedger;
  /** Whose alerts are silent. */
  maintenance?: MaintenanceWatch | undefined;
}

/** Alerts and rules, for as long as the process lasts. */
export function createMemoryAlertStore({
  told,
  samples,
  rules,
  assignees,
  ledger,
  maintenance,
}: Surroundings): AlertStore {
  const changed = new Map<string, AlertRecord>();
  const kept = new Map(rules.map((rule) => [rule.ruleId, rule]));
  let turn: Promise<unknown> = Promise.resolve();
  let ruleNumber = rules.length;

  /** With what was changed here in place of what is told; that one has ended counts for both. */
  const merged = (now: number) =>
    told(now).map((alert) => {
      const own = changed.get(alert.alertId);
      return own ? { ...own, endedAt: own.endedAt ?? alert.endedAt } : alert;
    });
  /** As they are seen: what is in maintenance is silent until its window ends. */
  const seen = async (now: number) => {
    const windowOf = await maintenance?.maintenanceAt(now);
    return merged(now).map((alert) => {
      const until = windowOf?.(alert.source)?.to ?? 0;
      return until > (alert.silencedUntil ?? 0) ? { ...alert, silencedUntil: until } : alert;
    });
  };
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = turn.then(work);
    turn = run.catch(() => undefined);
    return run;
  };

  return {
    change: (alertId, now, work) =>
      inTurn(async () => {
        const deeds: (() => void)[] = [];
        const outcome = await work({
          alert: merged(now).find((alert) => alert.alertId === alertId),
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<object> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          put: async (alert, deed) =>
            void deeds.push(() => {
              changed.set(alertId, alert);
              ledger.write(deed, now);
            }),
        });
        for (const deed of deeds) deed();
        return outcome;
      }),
    find: async (alertId, now) => (await seen(now)).find((alert) => alert.alertId === alertId),
    page: async (filter, slice, now) => sliceAlerts(await seen(now), filter, slice, now),
    async folded(filter, now) {
      const all = await seen(now);
      const lastStartedAt = all.reduce((last, { startedAt }) => Math.max(last, startedAt), 0) || null;
      return { ...foldedAlerts(all, filter, now), lastStartedAt };
    },
    assignees: async () => assignees,
    rules: async () => [...kept.values()],
    changeRule: (ruleId, now, work) =>
      inTurn(() =>
        work({
          rule: kept.get(ruleId ?? ''),
          async nextId() {
            ruleNumber += 1;
            return `R${String(ruleNumber).padStart(3, '0')}`;
          },
          async put(rule, deed) {
            if (rule) kept.set(rule.ruleId, rule);
            else kept.delete(ruleId ?? '');
            ledger.write(deed, now);
          },
        }),
      ),
    samples: async (metric, since, now) => samples(metric, since, now),
  };
}
