import { onStoredElsewhere, readStored, writeStored } from './storage';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Seconds between two looks at the servers; 0 asks only when told to. */
export const REFRESH_SECONDS = [0, 5, 10, 15, 30, 60] as const;
export type RefreshSeconds = (typeof REFRESH_SECONDS)[number];

/** What a person likes on this machine; it outlives the session and belongs to no user (D7). */
export interface Preferences {
  theme: Theme;
  navOpen: boolean;
  refreshInterval: RefreshSeconds;
}

/** Also read by src/app/public/theme.js, before the first paint. */
export const PREFERENCES_KEY = 'atalaya.preferences';

const DEFAULTS: Preferences = { theme: 'system', navOpen: true, refreshInterval: 0 };

const listeners = new Set<() => void>();

/** The kept preferences; each member that is missing or odd has its default. Never throws. */
export function readPreferences(): Preferences {
  const kept = readObject(readStored(PREFERENCES_KEY));
  return {
    theme: THEMES.find((theme) => theme === kept.theme) ?? DEFAULTS.theme,
    navOpen: typeof kept.navOpen === 'boolean' ? kept.navOpen : DEFAULTS.navOpen,
    refreshInterval: REFRESH_SECONDS.find((seconds) => seconds === kept.refreshInterval) ?? DEFAULTS.refreshInterval,
  };
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Keeps a change and tells this page's listeners. */
export function changePreferences(change: Partial<Preferences>): void {
  writeStored(PREFERENCES_KEY, JSON.stringify({ ...readPreferences(), ...change }));
  for (const listener of listeners) listener();
}

/**
 * Calls back when this page or another tab changes a preference.
 * @returns a function that stops listening
 */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStoredElsewhere(PREFERENCES_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Shows a theme; 'system' leaves the choice to the machine's own setting. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
