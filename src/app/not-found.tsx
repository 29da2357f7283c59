import { ErrorPage } from '~/features/shell/errors/error-page';
import { Footer } from '~/features/shell/footer';
import { useSession } from '~/session/session-store';
import { SessionLayout } from './session-layout';

/** The 404 page, with the menu around it for who is signed in, and the footer for everybody (spec 1.4). */
export function NotFound() {
  const signedIn = useSession((state) => (state.user?.email ?? '') !== '');
  const page = <ErrorPage type="404" />;
  if (signedIn) return <SessionLayout>{page}</SessionLayout>;
  return (
    <div className="flex min-h-[calc(100dvh-1.5rem)] flex-col">
      <main className="flex-1">{page}</main>
      <Footer />
    </div>
  );
}
