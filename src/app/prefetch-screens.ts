import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { APP_PATHS, canVisit } from '~/session/access';
import { menuFor } from '~/session/menu';
import { currentUser } from '~/session/session-store';
import { whenIdle } from '~/shared/hooks/tasks';
import { connection } from './import-chunk';

/** ms between two looks whether the platform still answers, and how many of them: what was asked for comes first. */
const LOOK = 200;
const LOOKS = 10;

/** ms until the next frame where none is wanted soon; while somebody scrolls it is less than one frame of 30 per second. */
const NO_FRAME_SOON = 34;
/** ms; a screen that never stops moving has the others one by one. */
const PATIENCE = 10_000;

/**
 * Brings the code of all screens of a role while the page rests, one after the other in the order of the menu: reading and
 * running them costs who scrolls a frame. Nothing is brought over a slow network, or for who saves data. Signing out ends it.
 */
export async function prefetchScreens(role: string, router: AnyRouter, client: QueryClient) {
  const menu = menuFor(role).flatMap(({ entries }) => entries.map(({ path }) => path));
  await firstAnswers(client);
  for (const to of new Set([...menu, ...APP_PATHS.filter((path) => canVisit(role, path))])) {
    await rest();
    if (currentUser()?.role !== role || connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
    await router.preloadRoute({ to });
  }
}

/** Resolves once what the first screen asked for has come; a platform that takes its time is not waited for. */
async function firstAnswers(client: QueryClient): Promise<void> {
  for (let look = 0; look < LOOKS && client.isFetching() > 0; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** Resolves once the page has nothing to do and draws nothing. */
async function rest(): Promise<void> {
  const until = performance.now() + PATIENCE;
  let free = await whenIdle();
  while (free && free.timeRemaining() < NO_FRAME_SOON && performance.now() < until) free = await whenIdle();
}
