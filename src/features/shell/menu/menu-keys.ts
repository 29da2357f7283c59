/** The items of an open menu that a person can see, in order. */
export function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter((item) =>
    item.checkVisibility(),
  );
}

/**
 * Index that a key of the menu pattern leads to, from the focused index (-1: none); null when the key moves nothing.
 * The ends meet.
 */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
