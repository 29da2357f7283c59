import { fuzzyMatch } from './fuzzy';
import { looksLikeOrderId } from './order-id';
import { paletteCopy } from './palette-copy';
import { mayBeOrderId, orderEntry, type PaletteEntry, type PaletteGroup } from './palette-entries';

export interface FoundEntry extends PaletteEntry {
  /** What of the label was hit. */
  labelHits: ReadonlySet<number>;
  /** What of `also` was hit; null when the label alone was. */
  alsoHits: ReadonlySet<number> | null;
}

export interface FoundGroup {
  title: string;
  entries: FoundEntry[];
}

/** How much less a hit beside the label counts. */
const ALSO_COUNTS = 0.5;
const NO_HITS: ReadonlySet<number> = new Set();

/** What a query finds, groups in their order, the best of each first; everything while nothing is typed. */
export function searchPalette(groups: readonly PaletteGroup[], query: string, role: string): FoundGroup[] {
  const text = query.trim();
  const found = groups
    .map(({ title, entries }) => ({ title, entries: text === '' ? entries.map(asFound) : rank(entries, text) }))
    .filter(({ entries }) => entries.length > 0);
  const offersOrder = looksLikeOrderId(text) || (found.length === 0 && mayBeOrderId(text));
  return offersOrder ? [{ title: paletteCopy.order, entries: [asFound(orderEntry(text, role))] }, ...found] : found;
}

function rank(entries: readonly PaletteEntry[], text: string): FoundEntry[] {
  return entries
    .flatMap<{ entry: FoundEntry; score: number }>((entry) => {
      const label = fuzzyMatch(text, entry.label);
      if (label) return [{ entry: { ...entry, labelHits: label.hits, alsoHits: null }, score: label.score }];
      const also = fuzzyMatch(text, entry.also ?? '');
      if (!also) return [];
      return [{ entry: { ...entry, labelHits: NO_HITS, alsoHits: also.hits }, score: also.score * ALSO_COUNTS }];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

function asFound(entry: PaletteEntry): FoundEntry {
  return { ...entry, labelHits: NO_HITS, alsoHits: null };
}
