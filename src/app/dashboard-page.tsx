import { Suspense } from 'react';
import { DeniedNotice } from '~/features/shell/errors/denied-notice';
import { DashboardScreen } from '~/features/transactions/dashboard/dashboard-screen';
import { canVisit } from '~/session/access';
import { useSession } from '~/session/session-store';
import { lazyPart } from '~/shared/ui/lazy-part';
import { Panel } from '~/shared/ui/panel';
import { copy } from './copy';

/** A file that did not come must not take the metrics along. */
function MissingSummary() {
  return (
    <Panel title={copy.servers}>
      <p className="text-muted">{copy.serversMissing}</p>
    </Panel>
  );
}

const FleetSummary = lazyPart(
  () => import('~/features/monitoring/fleet/fleet-summary').then((module) => module.FleetSummary),
  MissingSummary,
);

const DashboardCards = lazyPart(() => import('./dashboard-cards').then((module) => module.DashboardCards));

/**
 * The dashboard, with the notice of a refused screen (spec 2.6), and the state of the servers for who may watch them.
 */
export function DashboardPage() {
  const role = useSession((state) => state.user?.role ?? '');
  return (
    <>
      <DeniedNotice />
      <DashboardScreen
        cards={<DashboardCards role={role} />}
        servers={
          canVisit(role, '/soporte/trazabilidad') && (
            <Suspense fallback={<div className="min-h-85 rounded-xl border border-line bg-surface shadow-card" />}>
              <FleetSummary />
            </Suspense>
          )
        }
      />
    </>
  );
}
