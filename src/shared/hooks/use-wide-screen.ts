import { useSyncExternalStore } from 'react';

/** Breakpoints lg and xl (spec 20.3), px. */
const WIDTHS = { table: 992, lanes: 1200 } as const;

/** Whether six columns fit beside the menu (lg); below it rows become cards. */
export function useWideScreen(): boolean {
  return useWidth(WIDTHS.table);
}

/** Whether the lanes of a story and the details of a step fit side by side (xl). */
export function useLaneScreen(): boolean {
  return useWidth(WIDTHS.lanes);
}

function useWidth(width: number): boolean {
  const query = `(min-width: ${width}px)`;
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
