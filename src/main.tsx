import '~/app/start/zod-without-eval';
import '~/app/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RootBoundary } from '~/app/root-layout';
import { App, router } from '~/app/router';
import { startSessionLifecycle } from '~/app/session-lifecycle';
import { tolerateMovedNodes } from '~/app/start/moved-nodes';

/** How long the page that came with index.html may stand while a screen's code is on its way, in ms. */
const FIRST_SCREEN_WAIT = 300;

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startMocks } = await import('../mocks/hosts/start');
    await startMocks();
  }
  tolerateMovedNodes();
  startSessionLifecycle();
  loadFocusKeeping();
  await firstScreen();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <RootBoundary>
        <App />
      </RootBoundary>
    </StrictMode>,
  );
}

/**
 * Waits until the router knows its first screen, so that React's first drawing already holds it and the frame in
 * index.html is not replaced by nothing; never longer than the time after which a loader shows.
 */
async function firstScreen(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_WAIT));
  // What goes wrong here is shown by the router's own boundaries when it is drawn.
  await Promise.race([router.load().catch(() => undefined), limit]);
}

/**
 * Loads what hands the focus on with the first key or press: before it nothing goes away under anybody. A page without it
 * works on; only the focus may then fall to the page.
 */
function loadFocusKeeping(): void {
  const used = new AbortController();
  let held: EventTarget | null = document.activeElement;
  const note = ({ target }: Event) => {
    held = target;
  };
  const load = () => {
    used.abort();
    // The control that has the focus may be gone before this has come.
    document.addEventListener('focusin', note);
    import('~/shared/ui/keep-focus').then(
      ({ keepFocus }) => {
        document.removeEventListener('focusin', note);
        keepFocus(held);
      },
      () => {},
    );
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, load, { capture: true, signal: used.signal });
  }
}

void start();
