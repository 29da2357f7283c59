import { CatchBoundary, type ErrorComponentProps, Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { SessionEndedModal } from '~/features/auth/session-ended-modal';
import { ErrorFallback } from '~/features/shell/errors/error-fallback';
import { Footer } from '~/features/shell/footer';
import { sessionCleared, useSession } from '~/session/session-store';
import { Toasts } from '~/shared/toast/toasts';
import { EnvironmentBar } from '~/shared/ui/environment-bar';
import { Loader } from '~/shared/ui/feedback/loader';
import { ConnectionNotice, StorageNotice } from './browser-notices';
import { PageTitle } from './page-title';
import { UnknownScreen } from './screens';

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

/** Any unknown path without a session (spec 5.7); with one, the layout stands around its page. */
export function NotFoundScreen() {
  return (
    <Suspense fallback={<Loader size="page" />}>
      <div className="flex min-h-[calc(100dvh-1.5rem)] flex-col">
        <main className="flex-1">
          <UnknownScreen />
        </main>
        <Footer />
      </div>
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
