import { listOf, storedValue } from '../storage/stored-value';

/** Which columns of a list a person may choose. */
export interface ColumnChoice {
  /** Storage key. */
  key: string;
  /** Id of the one that cannot be taken away. */
  fixed: string;
  /** How many may be shown. */
  most: number;
  /** Whether this version of the list has it; of free fields nobody knows, all may be. */
  isKnown?: (id: string) => boolean;
}

/** The columns that this machine's user chose, or else `first`. Never throws. */
export function readColumns({ key, fixed, most, isKnown = () => true }: ColumnChoice, first: readonly string[]) {
  const chosen = [...new Set(storedFor(key).read())].filter((id): id is string => typeof id === 'string' && id !== '');
  const known = chosen.filter(isKnown);
  if (known.length === 0) return [...first];
  return (known.includes(fixed) ? known : [fixed, ...known]).slice(0, most);
}

/** @param columns null forgets the choice; columns that only another version of the console has stay remembered */
export function writeColumns({ key, isKnown }: ColumnChoice, columns: readonly string[] | null): void {
  if (columns === null) {
    storedFor(key).forget();
    return;
  }
  const foreign = isKnown
    ? storedFor(key)
        .read()
        .filter((id) => typeof id !== 'string' || !isKnown(id))
    : [];
  storedFor(key).write([...columns, ...foreign]);
}

function storedFor(key: string) {
  return storedValue({ key, read: listOf });
}
