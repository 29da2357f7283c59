import { readSearches, SEARCH_LISTS, withImported, writeSearches } from '~/shared/list/saved-searches';
import { changePreferences, readPreferences } from '~/shared/storage/preferences';
import { listOf, recordOf } from '~/shared/storage/stored-value';
import { carriedOf } from './carried';

/** By which a file is known. */
const KIND = 'vistas y preferencias';
const VERSION = 1;

/** The preferences and the named searches of somebody as a file that another machine takes; nothing in it says whose it is. */
export function viewFile(email: string): string {
  const searches = SEARCH_LISTS.map((list) => {
    const { named } = readSearches(list, email);
    return [list, named.map(({ name, filters }) => ({ name, filters }))];
  });
  return JSON.stringify(
    {
      ...{ atalaya: KIND, version: VERSION, preferences: carriedOf({ ...readPreferences() }) },
      searches: Object.fromEntries(searches),
    },
    null,
    2,
  );
}

interface Imported {
  /** Named searches: how many are new, were there already, and were left out. */
  added: number;
  known: number;
  left: number;
  /** All is as it was before. */
  undo: () => void;
}

/** Takes what such a file says; searches that are here already stay. @returns why nothing was changed, or what was */
export function importViews(text: string, email: string): Imported | 'foreign' | 'newer' {
  const file = recordOf(parsed(text));
  if (file.atalaya !== KIND || typeof file.version !== 'number') return 'foreign';
  if (file.version > VERSION) return 'newer';
  const before = carriedOf({ ...readPreferences() });
  const sum = { added: 0, known: 0, left: 0 };
  const undoes = [() => changePreferences(before)];
  changePreferences(carriedOf(recordOf(file.preferences)));
  for (const list of SEARCH_LISTS) {
    const kept = readSearches(list, email);
    const { searches, added, known, left } = withImported(kept, listOf(recordOf(file.searches)[list]));
    sum.added += added;
    sum.known += known;
    sum.left += left;
    if (added === 0) continue;
    writeSearches(list, email, searches);
    undoes.push(() => writeSearches(list, email, kept));
  }
  return {
    ...sum,
    undo() {
      for (const undo of undoes) undo();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
