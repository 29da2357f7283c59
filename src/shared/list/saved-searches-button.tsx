import { type ReactNode, useState } from 'react';
import type { SearchParams } from '../address/search-params';
import { Button } from '../ui/button';
import { lazyDialog, onIntent } from '../ui/lazy-part';
import { useLazyDialog } from '../ui/overlay/dialog-hooks';
import type { SearchList } from './saved-searches';
import type { SearchDescription } from './saved-searches-dialog';

interface SavedSearchesButtonProps {
  /** Part of the storage key, each list its own. */
  list: SearchList;
  email: string;
  /** The part of the address that a name can be given to. */
  current: SearchParams;
  /** Whether the search has a part about a person, which `current` lacks. */
  personal?: boolean;
  /** How a saved search is described; loads with the dialog. */
  loadLabels: () => Promise<SearchDescription>;
  onChoose: (search: SearchParams) => void;
  /** Where the name is not always in sight. */
  title?: string;
  children: ReactNode;
}

/** Opens the saved searches of whoever is signed in; read anew at each opening. */
export function SavedSearchesButton({ loadLabels, onChoose, title, children, ...rest }: SavedSearchesButtonProps) {
  const dialog = useLazyDialog();
  const [Dialog] = useState(() =>
    lazyDialog(async () => {
      const [{ SavedSearchesDialog }, labels] = await Promise.all([import('./saved-searches-dialog'), loadLabels()]);
      return (props: DialogProps) => <SavedSearchesDialog {...labels} {...props} />;
    }),
  );
  return (
    <>
      <Button title={title} {...onIntent(Dialog)} onClick={dialog.show}>
        {children}
      </Button>
      {dialog.count > 0 && (
        <Dialog
          key={dialog.count}
          {...rest}
          open={dialog.open}
          onClose={dialog.close}
          onChoose={(search) => {
            dialog.close();
            onChoose(search);
          }}
        />
      )}
    </>
  );
}

interface DialogProps extends Omit<SavedSearchesButtonProps, 'loadLabels' | 'title' | 'children'> {
  open: boolean;
  onClose: () => void;
}
