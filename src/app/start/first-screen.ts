import { router } from '../router';

/** How long the page that came with index.html may stand while a screen's code is on its way, in ms. */
const PATIENCE = 300;

/**
 * Waits until the router knows its first screen, so that React's first drawing already holds it and the frame in
 * index.html is not replaced by nothing; never longer than the time after which a loader shows.
 */
export async function firstScreen(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // What goes wrong here is shown by the router's own boundaries when it is drawn.
  await Promise.race([router.load().catch(() => undefined), patience]);
}
