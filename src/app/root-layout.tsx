import { type ErrorComponentProps, lazyRouteComponent, Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { SessionEndedModal } from '~/features/auth/session-ended-modal';
import { ErrorFallback } from '~/features/shell/errors/error-fallback';
import { sessionCleared, useSession } from '~/session/session-store';
import { environment } from '~/shared/config/env';
import { EnvironmentBar } from '~/shared/ui/environment-bar';
import { Loader } from '~/shared/ui/feedback/loader';
import { AnnouncedTitle } from './announced-title';
import { ConnectionNotice } from './connection-notice';
import { importChunk } from './import-chunk';
import { pageTitle } from './page-title';
import { StorageNotice } from './storage-notice';
import { useLeaving, useShownPath } from './use-shown-path';

/** Around every screen: the environment bar, the title, and the modal that ends a session. */
export function RootLayout() {
  const path = useShownPath();
  const leaving = useLeaving();
  const ended = useSession((state) => state.user?.reloadExpired ?? false);

  const title = pageTitle(path, environment);

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <EnvironmentBar />
      <StorageNotice />
      <Outlet />
      <AnnouncedTitle title={title} loading={leaving} />
      <ConnectionNotice />
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
