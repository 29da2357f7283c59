import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { type AppPath, decide } from '~/session/access';
import { currentUser } from '~/session/session-store';
import { HOME, redirectTarget, startPath, wantedSearch } from './redirect-target';

/** beforeLoad of the root path: the screen that the person starts with (spec 5.4). */
export function guardHome(): void {
  const user = currentUser();
  throw redirect({ to: user?.email ? startPath(user.role) : '/login', replace: true });
}

/** beforeLoad of a protected screen: e-mail, then password, then role (spec 2.5). Pure but for what it throws. */
export function guardScreen(path: AppPath, location: ParsedLocation): void {
  const decision = decide(currentUser(), path);
  if (!decision) {
    if (path === '/mi-cuenta') leaveChangedPassword(location.search);
    return;
  }
  if (decision.go === HOME) throw redirect({ to: decision.go, state: { denied: decision.denied }, replace: true });
  throw redirect({ to: decision.go, search: wantedSearch(location.href), replace: true });
}

/** beforeLoad of every other path: with a session its page stands inside the layout, else alone (spec 5.7). */
export function guardUnknown(): void {
  if (!currentUser()?.email) throw notFound();
}

/** Once the password is changed, what the password guard held back opens (spec 3.7). */
function leaveChangedPassword(search: Record<string, string>): void {
  const target = currentUser()?.changePassword ? null : redirectTarget(search.redirect);
  if (target) throw redirect({ ...target, replace: true });
}

/** beforeLoad of /login: who has a session goes on to what was wanted, or to /. */
export function guardGuest(search: Record<string, string>): void {
  const user = currentUser();
  if (!user || user.email === '') return;
  const target = redirectTarget(search.redirect);
  throw target ? redirect({ ...target, replace: true }) : redirect({ to: '/', replace: true });
}
