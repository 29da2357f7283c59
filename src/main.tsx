import '~/app/start/zod-without-eval';
import '~/app/styles.css';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Console } from '~/app/console';
import { pageTitle } from '~/app/page-title';
import { loginHash } from '~/app/redirect-target';
import { RootBoundary } from '~/app/root-boundary';
import { keepFields, repeatEarlyPress } from '~/app/start/early-input';
import { needApp, prefetchApp } from '~/app/start/load-app';
import { tolerateMovedNodes } from '~/app/start/moved-nodes';
import { useStart } from '~/app/start/start-store';
import { currentUser, followOtherTabs, readSession, useSession } from '~/session/session-store';
import { environment } from '~/shared/config/env';
import { forgetTab } from '~/shared/storage/tab-memory';

async function start(): Promise<void> {
  if (import.meta.env.MODE === 'demo') {
    const { startMocks } = await import('../mocks/hosts/start');
    await startMocks();
  }
  tolerateMovedNodes();
  startSessionLifecycle();
  const { hash, pathname, search } = window.location;
  const login = loginHash(hash);
  // Hash history would read '?page=2' before the '#' as part of the route.
  if (search !== '' || (login ?? hash) !== hash) {
    window.history.replaceState(window.history.state, '', pathname + (login ?? hash));
  }
  const root = document.getElementById('root') as HTMLElement;
  const tree = (
    <StrictMode>
      <RootBoundary>
        <Console />
      </RootBoundary>
    </StrictMode>
  );
  if (login === null) await startWithScreen(root, tree);
  else startWithLogin(root, tree);
  loadFocusKeeping();
}

async function startWithScreen(root: HTMLElement, tree: ReactNode): Promise<void> {
  useStart.setState({ login: false });
  await needApp();
  createRoot(root).render(tree);
}

/** Takes over the login that stands in the page. What is behind it comes when it is touched. */
function startWithLogin(root: HTMLElement, tree: ReactNode): void {
  document.title = pageTitle('/login', environment);
  if (root.firstChild) {
    // At once, so that nothing is typed in between. What others changed in the page meanwhile is drawn anew.
    keepFields(() => flushSync(() => hydrateRoot(root, tree, { onRecoverableError: () => undefined })));
  } else createRoot(root).render(tree);
  for (const type of ['keydown', 'pointerdown', 'focusin']) {
    window.addEventListener(type, prefetchApp, { capture: true, once: true });
  }
  window.addEventListener('hashchange', () => void needApp(), { once: true });
  useSession.subscribe(({ user }) => user && void needApp());
  repeatEarlyPress();
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

/** Ties the session to other tabs and to what this one keeps for its user. Call once, before anything is drawn. */
function startSessionLifecycle(): void {
  followOtherTabs();
  reloadWhenRestored();
  useSession.subscribe(({ user }, { user: before }) => {
    if (user?.email !== before?.email) forgetTab();
  });
}

/** A page restored from the back/forward cache may show what its user may no longer see. */
function reloadWhenRestored(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession()?.email !== currentUser()?.email) window.location.reload();
  });
}

void start();
