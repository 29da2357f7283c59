import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Operation } from '~/features/transactions/query/operation';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { copy } from './copy';

const SyncManyDialog = lazyDialog(
  () => import('./sync-many-dialog').then((module) => module.SyncManyDialog),
  ({ onClose }) => onClose(false),
);

interface SelectedActsProps {
  operations: readonly Operation[];
  onDone: () => void;
}

/** What whoever looks may do with all selected operations. */
export function SelectedActs({ operations, onDone }: SelectedActsProps) {
  const maySync = useSession(({ user }) => mayDo(user?.role ?? '', 'ask provider'));
  const [asked, setAsked] = useState<readonly Operation[]>();
  if (!maySync) return null;
  return (
    <>
      <Button size="sm" {...onIntent(SyncManyDialog)} onClick={() => setAsked(operations)}>
        <RefreshCw aria-hidden className="size-4" />
        {copy.syncMany(operations.length)}
      </Button>
      {asked && (
        <SyncManyDialog
          operations={asked}
          onClose={(isBegun) => {
            setAsked(undefined);
            if (isBegun) onDone();
          }}
        />
      )}
    </>
  );
}
