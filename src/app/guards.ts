import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { type AppPath, decide } from '../session/access';
import { currentUser } from '../session/session-store';
import { ownTarget } from './own-target';

/** beforeLoad of a protected screen: e-mail, then password, then role (D4). Pure but for what it throws. */
export function guardScreen(path: AppPath, location: ParsedLocation): void {
  const decision = decide(currentUser(), path);
  if (!decision) return;
  if (decision.go === '/login') throw redirect({ to: '/login', search: wantedSearch(location.href), replace: true });
  if (decision.go === '/dashboard')
    throw redirect({ to: decision.go, state: { denied: decision.denied }, replace: true });
  throw redirect({ to: decision.go, replace: true });
}

/** The dashboard is where sign-in leads anyway, so it need not be remembered. */
function wantedSearch(href: string): Record<string, string> {
  return href === '/dashboard' ? {} : { redirect: href };
}

/** beforeLoad of /login: who has a session goes on to what was wanted, or to /. */
export function guardGuest(search: Record<string, string>): void {
  const user = currentUser();
  if (!user || user.email === '') return;
  const target = ownTarget(search.redirect);
  throw target ? redirect({ ...target, replace: true }) : redirect({ to: '/', replace: true });
}
