import { canVisit, isAppPath } from '~/session/access';

export type ShortcutAction =
  | { do: 'go'; path: string }
  | { do: 'filter' }
  | { do: 'help' }
  /** 'g' was pressed: a letter is awaited. */
  | { do: 'await' };

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

/**
 * Meaning of a key that is pressed outside any field; null when it means nothing here.
 * @param afterG whether 'g' was the key before
 */
export function shortcutAction(key: string, afterG: boolean, role: string): ShortcutAction | null {
  if (key === '?') return { do: 'help' };
  if (key === '/') return { do: 'filter' };
  const letter = key.toLowerCase();
  if (afterG) {
    const path = destination(letter, role);
    if (path) return { do: 'go', path };
  }
  return letter === 'g' ? { do: 'await' } : null;
}
