import type { SearchParams } from '~/shared/address/search-params';
import type { Readers } from '~/shared/address/unread-parts';
import { SECTIONS } from './sections/registry';

/** The three views of servers, named by 'view' in the address; one server is the default. */
export const VIEWS = ['servidor', 'flota', 'comparar'] as const;
export type View = (typeof VIEWS)[number];

/** In 'con', before the moment of a kept sample; without it 'con' is a server. */
export const SAMPLE = 'muestra:';

/** The view of an address; the single server if unknown. */
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

const anyText = () => true;

/** What each view reads of an address. */
const READERS: Readonly<Record<View, Readers>> = {
  servidor: { server: anyText, section: (text) => SECTIONS.some(({ key }) => key === text) },
  flota: { mural: (text) => text === '1' },
  comparar: {
    server: anyText,
    con: (text) => !text.startsWith(SAMPLE) || /^\d{1,15}$/.test(text.slice(SAMPLE.length)),
  },
};

export function viewReaders(search: SearchParams): Readers {
  return { view: (text) => VIEWS.some((view) => view === text), ...READERS[viewOf(search)] };
}

export function withoutKey(search: SearchParams, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([other]) => other !== key));
}
