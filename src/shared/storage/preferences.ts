import { recordOf, storedValue, useStoredValue } from './stored-value';

/** How values stand in a file: kept from a spreadsheet that would change them, or exactly as they are. */
const CSV_FORMS = ['excel', 'exact'] as const;

export type CsvForm = (typeof CSV_FORMS)[number];

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Seconds between two looks at the servers; 0 asks only when told to. */
export const REFRESH_SECONDS = [0, 5, 10, 15, 30, 60] as const;
export type RefreshSeconds = (typeof REFRESH_SECONDS)[number];

/** Hours of a clock's face: 12 with AM and PM, or 24 (spec 13.5). */
export const HOUR_FORMATS = [12, 24] as const;
export type HourFormat = (typeof HOUR_FORMATS)[number];

/** What a person likes on this machine; it outlives the session and belongs to no user (spec 4.2). */
export interface Preferences {
  theme: Theme;
  navOpen: boolean;
  density: Density;
  /** Path to which '/' leads; whoever opens it asks whether the role may. */
  startScreen: string;
  refreshSeconds: RefreshSeconds;
  hourFormat: HourFormat;
  csvForm: CsvForm;
}

/** Also read by src/app/start/theme.js, before the first paint. */
export const PREFERENCES_KEY = 'atalaya.preferences';

const DEFAULTS: Preferences = {
  theme: 'system',
  navOpen: true,
  density: 'comfortable',
  startScreen: '/dashboard',
  refreshSeconds: 0,
  hourFormat: 12,
  csvForm: 'excel',
};

/** As they are kept, also what only another version of the console understands. */
const stored = storedValue({
  key: PREFERENCES_KEY,
  read: (kept) => ({ kept: recordOf(kept), valid: parse(recordOf(kept)) }),
});

function parse(kept: Record<string, unknown>): Preferences {
  const one = <T>(choices: readonly T[], value: unknown, otherwise: T) =>
    choices.find((choice) => choice === value) ?? otherwise;
  return {
    theme: one(THEMES, kept.theme, DEFAULTS.theme),
    navOpen: typeof kept.navOpen === 'boolean' ? kept.navOpen : DEFAULTS.navOpen,
    density: one(DENSITIES, kept.density, DEFAULTS.density),
    startScreen: typeof kept.startScreen === 'string' ? kept.startScreen : DEFAULTS.startScreen,
    refreshSeconds: one(REFRESH_SECONDS, kept.refreshSeconds, DEFAULTS.refreshSeconds),
    hourFormat: one(HOUR_FORMATS, kept.hourFormat, DEFAULTS.hourFormat),
    csvForm: one(CSV_FORMS, kept.csvForm, DEFAULTS.csvForm),
  };
}

/**
 * The kept preferences; each member that is missing or odd has its default. Never throws, and answers the same object
 * until something changes.
 */
export function readPreferences(): Preferences {
  return stored.read().valid;
}

/** The same, drawn anew when this page or another tab changes one. */
export function usePreferences(): Preferences {
  return useStoredValue(stored).valid;
}

/** Keeps a change, beside what only another version of the console understands. */
export function changePreferences(change: Partial<Preferences>): void {
  stored.write({ ...stored.read().kept, ...change });
}

/** Everything that is chosen on the account screen is as at first; the side menu stays as it is. */
export function restorePreferences(): void {
  changePreferences({ ...DEFAULTS, navOpen: readPreferences().navOpen });
}

/** Shows a theme; 'system' leaves the choice to the machine's own setting. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Shows a density; the styles look at html[data-density]. */
export function applyDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === 'comfortable') delete dataset.density;
  else dataset.density = density;
}
