import type { TraceEntry } from './trace-entry';

/** Rows of a page (spec 7.9). */
export const PAGE_SIZE = 10;

/** The entries of a response, read one by one when they are needed; the list itself is the response's identity. */
export interface TraceList {
  /** Entries so far; it grows while the response arrives. */
  readonly length: number;
  /** Size of the response, bytes. */
  readonly weight: number;
  /** Whether bytes of the response are none in its encoding. */
  readonly lossy: boolean;
  /** Whether the platform has more than it sent, the newest, and how many in all as far as it says. */
  readonly truncated: boolean;
  readonly total: number | undefined;
  /** How many of the response are left out, since they lie outside of the minutes that were asked for. */
  readonly outside?: number;
  /** The same object again for as long as a page needs it. */
  at: (index: number) => TraceEntry | undefined;
  /** The entry, not kept: for work that goes through all of them. */
  read: (index: number) => TraceEntry;
}

/** Entries that are objects already, as a list. */
export function traceListOf(entries: readonly TraceEntry[]): TraceList {
  return {
    length: entries.length,
    weight: 0,
    lossy: false,
    truncated: false,
    total: undefined,
    at: (index) => entries[index],
    read: (index) => entries[index] ?? {},
  };
}

/** The first entries of a list. */
export function firstOf(list: TraceList, count: number): TraceEntry[] {
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list.read(index));
}
