import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { NamedRecords } from '~/session/named-records';
import { useSession } from '~/session/session-store';
import { Loader } from '~/shared/ui/feedback/loader';
import { PrintHeader } from '~/shared/ui/print-header';
import { copy } from './copy';
import { ErrorFallback } from './errors/error-fallback';
import { Footer } from './footer';
import { Navigation } from './menu/navigation';
import type { MenuMarks } from './menu/side-menu';
import { type SignOut, SignOutNotice, useSignOut } from './menu/sign-out';
import { Overlays } from './overlays';
import { TopBar } from './top-bar';
import { isWide, useUi } from './ui-store';

interface ShellLayoutProps {
  /** Path of the screen shown, without its search. */
  path: string;
  signOut: SignOut;
  marks?: MenuMarks;
  /** Of the top bar. */
  bell?: ReactNode;
  /** What the palette finds by name, besides screens and orders. */
  named?: NamedRecords;
  /** Forgets the session on this machine without asking the server. */
  signOutHere: () => void;
  children: ReactNode;
}

/** The authenticated layout of spec 5.1 round a screen, under the environment bar. Without a user it shows nothing. */
export function ShellLayout({ path, signOut, marks, bell, named = {}, signOutHere, children }: ShellLayoutProps) {
  const user = useSession((state) => state.user);
  const loading = useUi((state) => state.loading);
  const leaving = useSignOut(signOut);
  const main = useRef<HTMLElement>(null);
  useArrivalFocus(main, path);
  useDrawerClosedBy(path);

  const loader = loading && (
    <div className="late fixed inset-0 z-50 bg-canvas">
      <Loader size="page" />
    </div>
  );
  if (!user) return loader;
  return (
    <>
      {loader}
      <div inert={loading} className="flex min-h-[calc(100dvh-1.5rem)] flex-col">
        <header className="sticky top-6 z-30 print:hidden">
          <SkipButton onSkip={() => main.current?.focus()} />
          <TopBar user={user} bell={bell} onSignOut={leaving.run} />
        </header>
        <div className="flex flex-1">
          <Navigation role={user.role} marks={marks} />
          <div className="flex min-w-0 flex-1 flex-col">
            <main
              ref={main}
              tabIndex={-1}
              className="dense min-h-[calc(100dvh-5rem)] flex-1 px-3.5 py-4 sm:px-5 lg:px-7 lg:py-6"
            >
              <PrintHeader />
              {leaving.failed && (
                <SignOutNotice onRetry={leaving.run} onSignOutHere={signOutHere} onClose={leaving.dismiss} />
              )}
              <CatchBoundary getResetKey={() => path} errorComponent={ScreenError}>
                {children}
              </CatchBoundary>
            </main>
            <Footer />
          </div>
        </div>
        <Overlays user={user} named={named} onSignOut={leaving.run} />
      </div>
    </>
  );
}

/** Stands in for a screen that threw; one whose code could not be had asks for it again only when it is told to. */
function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = async () => {
    const { routeId } = router.state.matches.at(-1) ?? {};
    if (routeId) await router.routesById[routeId]?.options.component?.preload?.();
    flushSync(reset);
    document.querySelector('main')?.focus();
  };
  return <ErrorFallback error={error} onRetry={retry} />;
}

/** A button and not a link: what follows the '#' is a route here. */
function SkipButton({ onSkip }: { onSkip: () => void }) {
  return (
    <button
      type="button"
      onClick={onSkip}
      className="fixed top-8 left-2 z-40 rounded-lg bg-surface px-4 py-2 font-medium text-primary not-focus:[clip-path:inset(50%)]"
    >
      {copy.skip}
    </button>
  );
}

/** Following a link inside a screen, or going back, also leaves the drawer. */
function useDrawerClosedBy(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the event
  useEffect(() => {
    if (!isWide()) useUi.getState().setNavOpen(false);
  }, [path]);
}

/**
 * Takes the focus to the heading of the screen that a change of path brings, so that a screen reader says where one
 * is and the keyboard starts there. A lazy screen may arrive later: its heading is awaited until the reader presses
 * something or the focus is elsewhere; from then on nothing is taken from anybody.
 */
function useArrivalFocus(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    const area = main.current;
    if (shown.current === path || !area) return;
    shown.current = path;
    // A menu that was opened while the screen was on its way stays open.
    if (document.activeElement?.closest('[role="menu"]')) return;

    const arrive = () => {
      const held = document.activeElement;
      if (held === area || held === document.body) area.querySelector('h1')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(arrive);
    const awake = new AbortController();
    const sleep = ({ type, target }: Event) => {
      const ownFocus = type === 'focusin' && target instanceof Element && target.matches('main, h1');
      if (!ownFocus) awake.abort();
    };
    awake.signal.addEventListener('abort', () => observer.disconnect());
    area.focus({ preventScroll: true });
    arrive();
    observer.observe(area, { childList: true, subtree: true });
    for (const type of ['focusin', 'keydown', 'pointerdown']) {
      document.addEventListener(type, sleep, { capture: true, signal: awake.signal });
    }
    return () => awake.abort();
  }, [main, path]);
}
