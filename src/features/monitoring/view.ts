import type { SearchParams } from '../../shared/lib/search-params';

/** The three ways to look at servers; the address says which ('view'), one server being the one without a word. */
export const VIEWS = ['servidor', 'flota', 'comparar'] as const;
export type View = (typeof VIEWS)[number];

/** The view of an address; an unknown one is the single server. */
export function viewOf({ view }: SearchParams): View {
  return VIEWS.find((known) => known === view) ?? 'servidor';
}

/** The address of another view. The chosen server goes along, what only the old view asks does not. */
export function searchOfView(view: View, { server }: SearchParams): Record<string, string> {
  return {
    ...(view === 'servidor' ? {} : { view }),
    ...(server && view !== 'flota' ? { server } : {}),
  };
}
