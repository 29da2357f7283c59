import { type ErrorComponentProps, Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { SessionEndedModal } from '~/features/auth/session-ended-modal';
import { ErrorFallback } from '~/features/shell/errors/error-fallback';
import { Footer } from '~/features/shell/footer';
import { sessionCleared, useSession } from '~/session/session-store';
import { Loader } from '~/shared/ui/feedback/loader';
import { UnknownScreen } from './screens';
import { useStart } from './start/start-store';
import { TitleNotice } from './title-notice';

/** Every screen of the router, its title, and the modal that ends a session. */
export function RootLayout() {
  const ended = useSession((state) => state.user?.reloadExpired ?? false);
  return (
    <>
      <Outlet />
      <TitleNotice />
      {ended && <SessionEndedModal onAccept={sessionCleared} />}
    </>
  );
}

/** The login's place among the screens: while this is drawn, the console draws the login. */
export function LoginPlace() {
  useLayoutEffect(() => {
    useStart.setState({ login: true });
    return () => useStart.setState({ login: false });
  }, []);
  return null;
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
