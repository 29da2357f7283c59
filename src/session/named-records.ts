import type { AppPath } from './access';

/** A record of a screen that the palette finds by name. */
export interface NamedRecord {
  label: string;
  /** At its end, such as a state. */
  hint?: string | undefined;
  /** Found as well. */
  also?: string;
  /** What opens it on its screen. */
  search: Readonly<Record<string, string>>;
}

/** Asked when the palette opens, only for the screens that somebody may open. */
export type NamedRecords = { readonly [Path in AppPath]?: () => Promise<readonly NamedRecord[]> };
