import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchParams } from './search-params';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry behind is the one to go back to: when what was opened closes, or when a change is undone. */
    over?: 'opened' | 'changed';
  }
}

type Next = (search: SearchParams) => SearchParams;

/**
 * The ways over the browser's history for what stands in an address. A change of what is shown is one entry, and so is
 * what is opened; closing or undoing it goes back over that entry instead of adding another one, so that each Back does
 * something. What was opened by a link has nothing behind it and closes in place.
 */
export function useSearchNavigation() {
  const router = useRouter();
  const navigate = useNavigate();
  const [leaving] = useState<{ now: boolean; next?: (() => void) | undefined }>(() => ({ now: false }));

  const put = (next: Next, over: 'opened' | 'changed' | undefined, replace: boolean, resetScroll = false): void => {
    // Going back takes a moment; what comes in it is done on the entry that is gone back to.
    if (leaving.now) {
      leaving.next = () => put(next, over, replace, resetScroll);
      return;
    }
    const { search: shown, state } = router.latestLocation;
    const before = shown as SearchParams;
    const search = next(before);
    if (sameSearch(search, before)) return;
    // What is opened in place of something open closes with one step too.
    const inPlace = replace || (over === 'opened' && state.over === 'opened');
    void navigate({
      to: '.',
      search: { ...search },
      state: (kept) => (inPlace ? opened(kept.over) : { over }),
      replace: inPlace,
      resetScroll,
    });
  };

  const leave = (over: 'opened' | 'changed', next: Next) => {
    const { search, state, pathname } = router.latestLocation;
    if (leaving.now) return;
    if (state.over !== over) return put(next, undefined, true);
    const wanted = next(search as SearchParams);
    // What is no longer open is under nothing: a step back would be one from what was opened since.
    if (sameSearch(wanted, search as SearchParams)) return;
    leaving.now = true;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    // Whoever goes elsewhere in that moment goes from the entry that is gone back to, else the step back would undo it.
    const goOn = router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action }) => {
        if (action === 'PUSH') await arrived;
        return false;
      },
    });
    const stop = router.history.subscribe(() => {
      stop();
      goOn();
      arrive();
      leaving.now = false;
      // What was changed meanwhile, such as the page, is not undone.
      const there = router.parseLocation(router.history.location);
      if (there.pathname === pathname && !sameSearch(there.search as SearchParams, wanted)) {
        void navigate({
          to: '.',
          search: { ...wanted },
          state: opened(there.state.over),
          replace: true,
          resetScroll: false,
        });
      }
      const { next: waiting } = leaving;
      leaving.next = undefined;
      waiting?.();
    });
    router.history.back();
  };

  return {
    /** What the address asks for now, which may be newer than what was drawn last. */
    current: () => router.latestLocation.search as SearchParams,
    /** A change of what is shown. */
    step: (next: Next) => put(next, undefined, false),
    /** One that a notice offers to undo. */
    undoableStep: (next: Next) => put(next, 'changed', false),
    /** Something that can be closed. */
    open: (next: Next) => put(next, 'opened', false),
    /** A change within the same entry. */
    amend: (next: Next, resetScroll?: boolean) => put(next, undefined, true, resetScroll),
    close: (next: Next) => leave('opened', next),
    undo: (before: SearchParams) => leave('changed', () => before),
  };
}

/** Of what an entry is over, only something open is still so once the entry has become another one. */
function opened(over: 'opened' | 'changed' | undefined) {
  return over === 'opened' ? { over } : {};
}

function sameSearch(one: SearchParams, other: SearchParams): boolean {
  const text = (search: SearchParams) => JSON.stringify(Object.entries(search).sort());
  return text(one) === text(other);
}
