import { create } from 'zustand';
import { changePreferences, readPreferences } from '~/shared/storage/preferences';

/** From the breakpoint lg (spec 20.3) on, the side menu stands beside the content; below, it lies over it. */
const wide = window.matchMedia('(min-width: 992px)');

type Overlay = 'palette' | 'shortcuts';

interface UiState {
  /** A loader covers the whole page. */
  loading: boolean;
  navOpen: boolean;
  /** What lies over the screen because a key or the top bar asked for it. */
  overlay: Overlay | null;
  /** What was typed for the palette before its code was there. */
  typed: string;
  setLoading: (loading: boolean) => void;
  setNavOpen: (navOpen: boolean) => void;
  setOverlay: (overlay: Overlay | null) => void;
}

/** The state of the interface; the session lives in a store of its own (spec 4.2). */
export const useUi = create<UiState>((set) => ({
  loading: false,
  navOpen: restingNav(),
  overlay: null,
  typed: '',
  setLoading: (loading) => set({ loading }),
  setOverlay: (overlay) => set({ overlay, typed: '' }),
  setNavOpen: (navOpen) => {
    if (wide.matches) changePreferences({ navOpen });
    set({ navOpen });
  },
}));

/** A drawer is never found open; a column is as it was left. */
function restingNav(): boolean {
  return wide.matches && readPreferences().navOpen;
}

wide.addEventListener('change', () => useUi.setState({ navOpen: restingNav() }));

export function isWide(): boolean {
  return wide.matches;
}

/** @returns a function that stops listening */
export function onWideChange(callback: () => void): () => void {
  wide.addEventListener('change', callback);
  return () => wide.removeEventListener('change', callback);
}
