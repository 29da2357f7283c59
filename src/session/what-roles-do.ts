import { APP_PATHS, type AppPath, accessRow, canVisit } from './access';

/** What a role may do on a screen, from the least. */
export const LEVELS = ['none', 'see', 'act'] as const;
type Level = (typeof LEVELS)[number];

/** Screens that the menu leads to and that are built. */
export const MENU_PATHS = APP_PATHS.filter((path) => accessRow(path).menu && !accessRow(path).state);

/** What a role may do on a screen of the menu. */
export function levelOf(role: string, path: AppPath): Level {
  const otherwise = accessRow(path).menu?.otherwise as AppPath | undefined;
  if (!canVisit(role, path)) return otherwise && canVisit(role, otherwise) ? 'see' : 'none';
  return accessRow(path).acts?.some((acting) => acting === role) ? 'act' : 'see';
}

/** What the menu calls a screen. */
export function menuLabel(path: AppPath): string {
  const { menu, title } = accessRow(path);
  return menu?.label ?? title;
}
