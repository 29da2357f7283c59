import { type Alerts, createAlerts } from '../../gateway/alerts/alerts';
import { alertStorm, inventedAlerts, inventedSamples } from '../../gateway/alerts/demonstration-alerts';
import { createMemoryAlertStore } from '../../gateway/alerts/memory-alert-store';
import type { AlertRecord } from '../../gateway/rules/alert';
import { firstRules } from '../../gateway/rules/alert-rule';
import { mayCall } from '../../gateway/rules/roles';
import type { MaintenanceWatch } from '../../gateway/service-ports';
import type { MemoryLedger } from '../../gateway/trail/memory-ledger';
import { users } from '../accounts/users';
import { serverNames } from '../servers/report';

/** How many alerts the scenario of a storm has. */
const STORM = 5000;
const HOUR = 3_600_000;

/** Where each metric moves around. */
const middles: Readonly<Record<string, number>> = {
  'server.reachable': 1,
  'disk.used': 70,
  'memory.used': 78,
  'cpu.used': 62,
  'redis.instances': 3,
  'mongo.tickets': 60,
  'mysql.running': 40,
};

/** The alerts of a scenario, and what people do with them, which lasts as long as the page. */
export function createOwnAlerts(
  scenario: string,
  { ledger, clock, maintenance }: { ledger: MemoryLedger; clock: { now(): number }; maintenance: MaintenanceWatch },
): Alerts {
  // The hour does not turn while somebody looks at what it began with.
  const begun = clock.now();
  let storm: readonly AlertRecord[] | undefined;
  const told = (now: number) => {
    if (scenario === 'sin-alertas') return [];
    if (scenario !== 'tormenta-de-alertas') return inventedAlerts(now, { begun });
    storm ??= alertStorm(STORM, begun);
    return storm;
  };
  const assignees = users
    .filter(({ role, changePassword }) => mayCall(role, 'PUT /alert/{alertId}/status') && !changePassword)
    .map(({ email, name, lastName }) => ({ email, name: `${name} ${lastName}` }));
  const store = createMemoryAlertStore({
    ...{ told, ledger, maintenance, rules: firstRules(begun - HOUR, assignees[0] ?? null), assignees },
    samples: (metric, since, now) =>
      metric in middles ? inventedSamples(serverNames.slice(0, 3), middles[metric] ?? 0, since, now) : new Map(),
  });
  return createAlerts({ store, clock });
}
