import { type ComponentType, Suspense } from 'react';
import { type AppPath, canVisit } from '~/session/access';
import { lazyPart } from '~/shared/ui/lazy-part';

/** Cards of other features, each for who may open its screen. What one shows keeps the height that it has while it loads. */
const CARDS: readonly (readonly [AppPath, ComponentType])[] = [
  [
    '/soporte/servicios',
    lazyPart(() => import('~/features/services/card/services-card').then((module) => module.ServicesCard)),
  ],
  [
    '/devoluciones',
    lazyPart(() => import('~/features/transactions/refunds/waiting/waiting-card').then((module) => module.WaitingCard)),
  ],
  [
    '/soporte/alertas',
    lazyPart(() => import('~/features/alerts/watch/active-card').then((module) => module.ActiveCard)),
  ],
];

/** The cards of a role, as many in a row as there is room for. */
export function DashboardCards({ role }: { role: string }) {
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(24rem,100%),1fr))] gap-4">
      {CARDS.filter(([path]) => canVisit(role, path)).map(([path, Card]) => (
        <div key={path} className="grid min-h-48">
          <Suspense>
            <Card />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
