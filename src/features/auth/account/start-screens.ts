import { APP_PATHS, type AppPath, accessRow, canVisit } from '~/session/access';

export interface StartScreen {
  path: AppPath;
  title: string;
}

/**
 * Screens with which a role may start: those with content of their own that it may open, one per title (the logs have
 * two addresses). The account is where one chooses, not where one starts.
 */
export function startScreens(role: string): StartScreen[] {
  const own = APP_PATHS.filter((path) => path !== '/mi-cuenta' && !accessRow(path).state && canVisit(role, path));
  const screens = own.map((path) => ({ path, title: accessRow(path).title }));
  return screens.filter(({ title }, index) => screens.findIndex((other) => other.title === title) === index);
}

/** Which of them a kept path means: itself, one of the same title, or the first. */
export function chosenScreen(screens: readonly StartScreen[], kept: string): string | undefined {
  const title = APP_PATHS.some((path) => path === kept) ? accessRow(kept as AppPath).title : undefined;
  return (screens.find(({ path }) => path === kept) ?? screens.find((screen) => screen.title === title) ?? screens[0])
    ?.path;
}
