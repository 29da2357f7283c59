import { ErrorPage } from '../features/shell/error-page';
import { useSession } from '../session/session-store';
import { SessionLayout } from './session-layout';

/** The 404 page, with the menu around it for who is signed in. */
export function NotFound() {
  const signedIn = useSession((state) => (state.user?.email ?? '') !== '');
  const page = <ErrorPage type="404" />;
  return signedIn ? <SessionLayout>{page}</SessionLayout> : <main>{page}</main>;
}
