import {
  History,
  Keyboard,
  Link2,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Rows2,
  Rows4,
  Search,
  Server,
  Sun,
} from 'lucide-react';
import { APP_PATHS, type AppPath, accessRow, decide } from '~/session/access';
import { logsPath, MONITORING_PATH, timelineLink } from '~/session/links';
import { menuFor } from '~/session/menu';
import type { NamedRecord } from '~/session/named-records';
import type { SessionUser } from '~/session/user';
import { timeAgo } from '~/shared/format/elapsed-time';
import { doubtfulKind, maskSensitive, type SensitiveKind } from '~/shared/masking/sensitive-text';
import { DENSITIES, type Density, type Preferences, THEMES, type Theme } from '~/shared/storage/preferences';
import type { Recent } from '~/shared/storage/recents';
import { copy } from '../copy';
import { screenIcons } from '../menu/screen-icons';
import { paletteCopy } from './palette-copy';

export type PaletteCommand =
  | { do: 'go'; path: AppPath; search?: Readonly<Record<string, string>> }
  /** Looks for a person in the list of operations, past every address. */
  | { do: 'search person'; text: string }
  /** Asks first whether it is an order's id. */
  | { do: 'doubt'; text: string; kind: SensitiveKind }
  | { do: 'theme'; theme: Theme }
  | { do: 'density'; density: Density }
  | { do: 'copy link' }
  | { do: 'shortcuts' }
  | { do: 'sign out' };

export interface PaletteEntry {
  label: string;
  icon: LucideIcon;
  command: PaletteCommand;
  /** At the right end while the label is what was found. */
  hint?: string | undefined;
  /** Found as well; shown in the hint's place when it is what was found. */
  also?: string;
}

export interface PaletteGroup {
  title: string;
  entries: PaletteEntry[];
  /** Shown once something is typed, and then so many of the best: there may be thousands. */
  most?: number;
}

/** What the palette knows before anything is typed. */
export interface PaletteFacts {
  user: SessionUser;
  recents: readonly Recent[];
  preferences: Pick<Preferences, 'theme' | 'density'>;
  /** Epoch ms. */
  now: number;
}

/** All that can be chosen, by group in the order in which it is shown. */
export function paletteGroups({ user, recents, preferences, now }: PaletteFacts): PaletteGroup[] {
  const recentEntries = (kind: Recent['kind'], icon: LucideIcon, path: AppPath): PaletteEntry[] =>
    decide(user, path)
      ? []
      : recents
          .filter((recent) => recent.kind === kind)
          .map((recent) => ({
            label: recent.label,
            icon,
            hint: timeAgo(recent.at, now),
            command: { do: 'go', path, search: recent.search },
          }));
  return [
    { title: paletteCopy.screens, entries: screens(user) },
    { title: paletteCopy.servers, entries: recentEntries('server', Server, MONITORING_PATH) },
    { title: paletteCopy.searches, entries: recentEntries('search', History, logsPath(user.role)) },
    { title: paletteCopy.actions, entries: actions(preferences) },
  ];
}

/** The records of a screen that are found by name. */
export function recordGroup(path: AppPath, records: readonly NamedRecord[]): PaletteGroup {
  const entries = records.map(
    ({ search, ...words }): PaletteEntry => ({
      ...words,
      icon: screenIcons[path],
      command: { do: 'go', path, search },
    }),
  );
  return { title: accessRow(path).title, entries, most: 5 };
}

/** The search of one order. Offered first for what looks like an id, else only when nothing else was found. */
export function orderEntry(text: string, role: string): PaletteEntry {
  return {
    label: paletteCopy.searchOrder(maskSensitive(text)),
    icon: Search,
    hint: accessRow('/logs').title,
    command: orderCommand(text, role),
  };
}

/** The search of a person among the operations. */
export function personEntry(text: string): PaletteEntry {
  return {
    label: paletteCopy.searchHistory(maskSensitive(text)),
    icon: History,
    hint: accessRow('/historial-de-operaciones').title,
    command: { do: 'search person', text },
  };
}

/** Searches an order and shows its timeline: the step that failed is open, nothing is left to press. */
export function orderCommand(id: string, role: string): PaletteCommand {
  const kind = doubtfulKind(id);
  if (kind) return { do: 'doubt', text: id, kind };
  const { to, search } = timelineLink(id, role);
  return { do: 'go', path: to, search };
}

/** Whether a text without spaces could be an id at all. */
export function mayBeOrderId(text: string): boolean {
  return looksLikeOrderId(text) || /^\S{3,}$/.test(text);
}

/** The menu as the role sees it, then the screens without an entry there; none that would send the user away. */
function screens(user: SessionUser): PaletteEntry[] {
  const inMenu = menuFor(user.role).flatMap(({ section, entries }) =>
    entries.map(({ path, label }) => ({ path, label, hint: section as string | undefined })),
  );
  const logs = logsPath(user.role);
  const others = APP_PATHS.filter(
    (path) => !accessRow(path).menu && !accessRow(path).state && (path !== '/logs' || path === logs),
  ).filter((path) => !inMenu.some((entry) => entry.path === path));
  return [...inMenu, ...others.map((path) => ({ path, label: accessRow(path).title, hint: undefined }))]
    .filter(({ path }) => decide(user, path) === null)
    .map(({ path, label, hint }) => ({
      label,
      hint,
      also: [accessRow(path).title, path].filter((text) => text !== label).join(' '),
      icon: screenIcons[path],
      command: { do: 'go', path },
    }));
}

const themeIcons: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

function actions(current: PaletteFacts['preferences']): PaletteEntry[] {
  return [
    ...THEMES.filter((theme) => theme !== current.theme).map(
      (theme): PaletteEntry => ({
        label: paletteCopy.themes[theme],
        icon: themeIcons[theme],
        command: { do: 'theme', theme },
      }),
    ),
    ...DENSITIES.filter((density) => density !== current.density).map(
      (density): PaletteEntry => ({
        label: paletteCopy.densities[density],
        icon: density === 'compact' ? Rows4 : Rows2,
        command: { do: 'density', density },
      }),
    ),
    { label: paletteCopy.copyLink, icon: Link2, command: { do: 'copy link' } },
    { label: copy.shortcuts, icon: Keyboard, hint: '?', command: { do: 'shortcuts' } },
    { label: copy.signOut, icon: LogOut, command: { do: 'sign out' } },
  ];
}

/** Whether a text reads like the id of an order and not like a word: no spaces, at least four characters, one a digit. */
export function looksLikeOrderId(text: string): boolean {
  return /^[\p{L}\d][\p{L}\d._:/#+-]{3,}$/u.test(text) && /\d/.test(text);
}
