import { CatchBoundary, type ErrorComponentProps, lazyRouteComponent, Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { SessionEndedModal } from '~/features/auth/session-ended-modal';
import { ErrorFallback } from '~/features/shell/errors/error-fallback';
import { sessionCleared, useSession } from '~/session/session-store';
import { Toasts } from '~/shared/toast/toasts';
import { EnvironmentBar } from '~/shared/ui/environment-bar';
import { Loader } from '~/shared/ui/feedback/loader';
import { ConnectionNotice, StorageNotice } from './browser-notices';
import { importChunk } from './import-chunk';
import { PageTitle } from './page-title';

/** Around every screen: the environment bar, the title, what the browser lacks, and the modal that ends a session. */
export function RootLayout() {
  const ended = useSession((state) => state.user?.reloadExpired ?? false);
  return (
    <>
      <EnvironmentBar />
      <StorageNotice />
      <Outlet />
      <PageTitle />
      <ConnectionNotice />
      <Toasts />
      {ended && <SessionEndedModal onAccept={sessionCleared} />}
    </>
  );
}

const NotFound = lazyRouteComponent(() => importChunk(() => import('./not-found')), 'NotFound');

/** Any unknown path (spec 5.7). */
export function NotFoundScreen() {
  return (
    <Suspense fallback={<Loader size="page" />}>
      <NotFound />
    </Suspense>
  );
}

/** What stands in for the login or the layout when they cannot be drawn; screens have the layout's boundary. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main>
      <ErrorFallback
        error={error}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}

/** The last boundary: it stands outside the router and says what broke even when the router itself did. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => null} errorComponent={RootError}>
      {children}
    </CatchBoundary>
  );
}

function RootError({ error, reset }: ErrorComponentProps) {
  return (
    <>
      <EnvironmentBar />
      <main>
        <ErrorFallback error={error} onRetry={reset} />
      </main>
    </>
  );
}
