import { cleanId, cleanWords } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { fuzzyMatch } from './fuzzy';
import { paletteCopy } from './palette-copy';
import {
  looksLikeOrderId,
  mayBeOrderId,
  orderEntry,
  type PaletteCommand,
  type PaletteEntry,
  type PaletteGroup,
  personEntry,
} from './palette-entries';

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
  const text = cleanWords(query).text;
  const found = groups
    .map(({ title, entries, most }) => ({
      title,
      entries: text === '' ? (most ? [] : entries.map(asFound)) : rank(entries, text).slice(0, most),
    }))
    .filter(({ entries }) => entries.length > 0);
  const lookups = lookUps(cleanId(query).text, role, found.length === 0);
  if (lookups.length === 0) return found;
  // What is named so to the letter is meant, whatever else it could be.
  const isNamed = ({ entries: [first] }: FoundGroup) => first?.label.toLowerCase() === text.toLowerCase();
  const asked = { title: paletteCopy.order, entries: lookups.map(asFound) };
  return [...found.filter(isNamed), asked, ...found.filter((group) => !isNamed(group))];
}

/** What the platform can be asked for: an order, or a person whose number or e-mail it seems to be. */
function lookUps(text: string, role: string, nothingElse: boolean): PaletteEntry[] {
  const kind = sensitiveKind(text);
  const isAccount = kind === 'card' || kind === 'clabe';
  const order = isAccount || looksLikeOrderId(text) || (!kind && nothingElse && mayBeOrderId(text));
  const entries = [...(kind ? [personEntry(text)] : []), ...(order ? [orderEntry(text, role)] : [])];
  return isAccount ? entries.reverse() : entries;
}

/** What a pasted text asks for when it is an id or a person's number as a whole, so that no further key is needed. */
export function pastedCommand(pasted: string, role: string): PaletteCommand | undefined {
  const text = cleanId(pasted).text;
  const isOneThing = looksLikeOrderId(text) || /^(?:tel[:.]?)?[^\p{L}]+$|^\S+@\S+$/iu.test(text);
  return isOneThing ? lookUps(text, role, false)[0]?.command : undefined;
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
