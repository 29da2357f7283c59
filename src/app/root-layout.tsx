import { type ErrorComponentProps, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SessionEndedModal } from '~/features/auth/session-ended-modal';
import { ErrorFallback } from '~/features/shell/errors/error-fallback';
import { Footer } from '~/features/shell/footer';
import { sessionCleared, useSession } from '~/session/session-store';
import { environment } from '~/shared/config/env';
import { LOADING } from '~/shared/copy';
import { useLiveRegion } from '~/shared/ui/feedback/live-region';
import { Loader } from '~/shared/ui/feedback/loader';
import { pageTitle } from './page-title';
import { UnknownScreen } from './screens';
import { useStart } from './start/start-store';

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

/**
 * Of what stands instead of the login: it takes that away even where its place was never drawn, because somebody signed in
 * before the router was here.
 */
export function useInsteadOfLogin(): void {
  useLayoutEffect(() => useStart.setState({ login: false }), []);
}

/** A screen whose code or guards take a moment. */
export function PendingScreen() {
  useInsteadOfLogin();
  return <Loader size="section" waited />;
}

/** Any unknown path without a session (spec 5.7); with one, the layout stands around its page. */
export function NotFoundScreen() {
  useInsteadOfLogin();
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
  useInsteadOfLogin();
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

/**
 * Path of the screen that is drawn. The location already names the next one while its guards decide: what they refuse
 * must be named nowhere, neither in the title nor aloud.
 */
export function useShownPath(): string {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
}

/** Whether the next screen is on its way. */
function useLeaving(): boolean {
  return useRouterState({
    select: ({ resolvedLocation, location }) =>
      resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  });
}

/**
 * Names the screen shown in the document's title, and says each new one politely; the first one is what the browser says
 * itself. That the next one is on its way is said at once, while its loader is drawn only after a moment (spec 15.4).
 */
function TitleNotice() {
  const cover = useSession((state) => state.cover);
  const title = pageTitle(useShownPath(), environment, cover);
  const loading = useLeaving();
  const region = useLiveRegion();
  const [first] = useState(title);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    document.title = title;
    if (title !== first) setMoved(true);
  }, [title, first]);
  if (!region) return null;
  return createPortal(
    <div className="sr-only">
      {moved && <p>{title}</p>}
      {loading && <p>{LOADING}</p>}
    </div>,
    region,
  );
}
