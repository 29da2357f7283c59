import { APP_PATHS, type AppPath, accessRow, canVisit, isAppPath, type MenuSection } from './access';

const MENU_SECTIONS: readonly MenuSection[] = ['Generales', 'Administración', 'Soporte'];

export interface MenuEntry {
  path: AppPath;
  label: string;
}

/** The side menu of a role: sections in order with their entries; a section without entries is left out. */
export function menuFor(role: string): { section: MenuSection; entries: MenuEntry[] }[] {
  return MENU_SECTIONS.map((section) => ({
    section,
    entries: APP_PATHS.filter((path) => menuShows(role, path, section)).map((path) => menuEntry(role, path)),
  })).filter(({ entries }) => entries.length > 0);
}

function menuShows(role: string, path: AppPath, section: MenuSection): boolean {
  const { menu } = accessRow(path);
  if (menu?.section !== section) return false;
  return menu.roles ? menu.roles.some((allowed) => allowed === role) : canVisit(role, path);
}

function menuEntry(role: string, path: AppPath): MenuEntry {
  const { menu, title } = accessRow(path);
  const otherwise = menu?.otherwise;
  const target = otherwise && !canVisit(role, path) && isAppPath(otherwise) ? otherwise : path;
  return { path: target, label: menu?.label ?? title };
}

/** What 'g' and one of these letters open. */
const DESTINATIONS: Readonly<Record<string, readonly string[]>> = {
  d: ['/dashboard'],
  h: ['/historial-de-operaciones'],
  l: ['/soporte/logs', '/logs'],
  m: ['/soporte/trazabilidad'],
};

/** The first of a letter's screens that the role may open; null when there is none. */
export function destination(letter: string, role: string): string | null {
  const paths = Object.hasOwn(DESTINATIONS, letter) ? DESTINATIONS[letter] : [];
  return paths?.find((path) => isAppPath(path) && canVisit(role, path)) ?? null;
}
