import { Columns3 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { listOf, storedValue } from '../storage/stored-value';
import { Button } from '../ui/button';
import { lazyDialog, onIntent } from '../ui/lazy-part';
import { useLazyDialog } from '../ui/overlay/dialog-hooks';
import { listCopy } from './list-copy';

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

const ColumnsDialog = lazyDialog(() => import('./columns-dialog').then((module) => module.ColumnsDialog));

/**
 * The columns that a list shows.
 * @param first those of who chose none; the same array until they become others
 */
export function useColumns(choice: ColumnChoice, first: readonly string[]) {
  const read = () => ({ first, shown: readColumns(choice, first) });
  const [columns, setColumns] = useState(read);
  if (columns.first !== first) setColumns(read());
  return {
    choice,
    shown: columns.shown,
    change: (next: readonly string[] | null) => {
      writeColumns(choice, next);
      setColumns(read());
    },
  };
}

interface ColumnsButtonProps {
  /** Cards have none to choose; an open dialog stays, also on paper, which is narrower than the screen. */
  hidden: boolean;
  columns: ReturnType<typeof useColumns>;
  hint: string;
  /** Ids of all columns, in the order in which they are offered; looked for when the dialog opens. */
  all: () => readonly string[];
  titleOf: (id: string) => string;
  size?: ComponentProps<typeof Button>['size'];
}

/** Opens the choice of columns. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const { hidden, hint, all, titleOf, size } = props;
  const { choice, shown, change } = props.columns;
  const dialog = useLazyDialog();
  const [ids, setIds] = useState<readonly string[]>([]);
  const show = () => {
    setIds(all());
    dialog.show();
  };
  return (
    <>
      {!hidden && (
        <Button size={size} {...onIntent(ColumnsDialog)} onClick={show}>
          <Columns3 aria-hidden className="size-4" />
          {listCopy.columns}
        </Button>
      )}
      {dialog.count > 0 && (
        <ColumnsDialog
          title={listCopy.columns}
          hint={hint}
          chosen={shown}
          others={ids.filter((id) => !shown.includes(id))}
          most={choice.most}
          fixed={choice.fixed}
          titleOf={titleOf}
          open={dialog.open}
          onClose={dialog.close}
          onChange={change}
        />
      )}
    </>
  );
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
