import type { Preferences } from '~/shared/storage/preferences';

/** What goes along with an account, and in a file; how wide the menu is, is the machine's matter. */
const CARRIED = ['theme', 'density', 'hourFormat', 'startScreen', 'refreshSeconds', 'csvForm'] as const;

export const carriedOf = (all: Readonly<Record<string, unknown>>): Partial<Preferences> =>
  Object.fromEntries(CARRIED.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])));
