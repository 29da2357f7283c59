import type { ComponentType } from 'react';
import { startRecovery } from '~/session/recovery';
import { useSession } from '~/session/session-store';
import { App, router } from './router';

/** How long what is shown may stand while a screen's code is on its way, in ms. */
const FIRST_SCREEN_WAIT = 300;

/**
 * Ties session, calls and router together, and waits until the router knows its first screen, so that its first drawing
 * already holds it and the page is not replaced by nothing; never longer than the time after which a loader shows.
 */
export async function startApp(): Promise<ComponentType> {
  startRecovery(() => window.location.reload());
  // State alone re-runs no guard: whoever signs in or out must be looked at again.
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.email !== before?.email || user?.changePassword !== before?.changePassword) void router.invalidate();
  });
  const limit = new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT));
  // What goes wrong here is shown by the router's own boundaries when it is drawn.
  await Promise.race([router.load().catch(() => undefined), limit]);
  return App;
}
