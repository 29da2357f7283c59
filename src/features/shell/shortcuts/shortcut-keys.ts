import { destination } from '~/session/menu';

export type ShortcutAction =
  | { do: 'go'; path: string }
  | { do: 'filter' }
  | { do: 'help' }
  /** 'g' was pressed: a letter is awaited. */
  | { do: 'await' };

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

/** The keys that open the palette, as they are written on this machine's keyboard. */
export function paletteKeys(): string[] {
  return [/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl', 'K'];
}
