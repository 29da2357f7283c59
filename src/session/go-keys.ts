import { canVisit, isAppPath } from './access';

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
