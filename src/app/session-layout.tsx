import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { ShellLayout } from '~/features/shell/shell-layout';
import { canVisit } from '~/session/access';
import type { NamedRecords } from '~/session/named-records';
import { retryFailedQueries } from '~/session/recovery';
import { sessionCleared, useSession } from '~/session/session-store';
import { signOut } from '~/session/sign-out';
import { createQueryClient } from '~/shared/api/query-client';
import { idleMinutes } from '~/shared/config/env';
import { applyDensity, usePreferences } from '~/shared/storage/preferences';
import { clearRecents } from '~/shared/storage/tab-memory';
import { dismissAllToasts } from '~/shared/toast/toast-store';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyPart } from '~/shared/ui/lazy-part';
import { useInsteadOfLogin, useShownPath } from './root-layout';

const queryClient = createQueryClient();

retryFailedQueries(queryClient);

// What one user read or looked for must not wait for the next one; clearing cancels what is under way (spec 4.8).
useSession.subscribe((state, before) => {
  if (state.user?.email === before.user?.email) return;
  queryClient.clear();
  clearRecents();
  dismissAllToasts();
});

// Asked for with the layout, not with the lock: by then the server may hold another build.
const idleLock = idleMinutes > 0 ? import('~/features/auth/lock/idle-lock') : null;
const IdleLock = idleLock ? lazy(() => idleLock.then((module) => ({ default: module.IdleLock }))) : null;

/** Beside the entries of the menu, each of which only those see who may open it. */
const MARKS = {
  '/devoluciones': lazyPart(
    () => import('~/features/transactions/refunds/waiting/waiting-mark').then((module) => module.WaitingMark),
    () => null,
  ),
};

/** In the top bar, for everybody. */
const Bell = lazyPart(
  () => import('~/features/notifications/bell/bell').then((module) => module.Bell),
  () => null,
);

/** What the palette finds by name, each asked only by who may open its screen. */
const NAMED: NamedRecords = {
  '/soporte/balanceador': () =>
    import('~/features/balancer/named-nodes').then((module) => module.namedNodes(queryClient)),
  '/soporte/servicios': async () =>
    (await import('~/features/services/card/named-services')).namedServices(queryClient),
  '/soporte/alertas': async () => (await import('~/features/alerts/watch/named-alerts')).namedAlerts(queryClient),
};

const AlertBell = lazyPart(
  () => import('./alert-bell').then((module) => module.AlertBell),
  () => null,
);

const AlertWatch = lazyPart(
  () => import('~/features/alerts/watch/alert-watch').then((module) => module.AlertWatch),
  () => null,
);

/** The authenticated layout around a screen. */
export function SessionLayout() {
  useInsteadOfLogin();
  const path = useShownPath();
  const { email, role = '' } = useSession((state) => state.user) ?? {};
  const router = useRouter();
  const toLogin = () => router.navigate({ to: '/login', replace: true });
  const leaving = {
    signOut: async () => {
      const result = await signOut();
      if (result === 'done') await toLogin();
      return result;
    },
    signOutHere: () => {
      sessionCleared();
      void toLogin();
    },
  };
  const seesAlerts = canVisit(role, '/soporte/alertas');
  const { density } = usePreferences();
  useEffect(() => applyDensity(density), [density]);
  // Without it the other screens load when they are opened.
  useEffect(() => {
    import('./prefetch-screens').then(
      ({ prefetchScreens }) => prefetchScreens(role, router, queryClient),
      () => {},
    );
  }, [role, router]);

  const layout = (
    // Another user's sign-in in another tab must find no half-done work of the last one.
    <ShellLayout
      key={email}
      path={path}
      marks={MARKS}
      bell={seesAlerts ? <AlertBell /> : <Bell />}
      named={NAMED}
      {...leaving}
    >
      <Outlet />
      {seesAlerts && (
        <Suspense>
          <AlertWatch />
        </Suspense>
      )}
    </ShellLayout>
  );
  return (
    <QueryClientProvider client={queryClient}>
      {IdleLock ? (
        <Suspense fallback={<Loader size="page" />}>
          <IdleLock minutes={idleMinutes} {...leaving}>
            {layout}
          </IdleLock>
        </Suspense>
      ) : (
        layout
      )}
    </QueryClientProvider>
  );
}
