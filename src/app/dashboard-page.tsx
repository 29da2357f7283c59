import { type ComponentType, Suspense } from 'react';
import { DeniedNotice } from '~/features/shell/errors/denied-notice';
import { DashboardScreen } from '~/features/transactions/dashboard/dashboard-screen';
import { APP_PATHS, type AppPath, canVisit } from '~/session/access';
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

/**
 * Cards of other features, each for who may open its screen. A `lazyPart` whose own content keeps the height of `min-h-48`
 * until it has something to show, so that nothing moves.
 */
const CARDS: { readonly [Path in AppPath]?: ComponentType } = {};

/**
 * The dashboard, with the notice of a refused screen (spec 2.6), and the state of the servers for who may watch them.
 */
export function DashboardPage() {
  const role = useSession((state) => state.user?.role ?? '');
  return (
    <>
      <DeniedNotice />
      <DashboardScreen
        cards={APP_PATHS.flatMap((path) => {
          const Card = CARDS[path];
          if (!Card || !canVisit(role, path)) return [];
          return [
            <Suspense key={path} fallback={<div className="min-h-48 rounded-xl border border-line bg-surface" />}>
              <Card />
            </Suspense>,
          ];
        })}
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
