import { RefreshCw } from 'lucide-react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { onIntent } from '~/shared/ui/lazy-part';
import { copy } from './copy';
import { SyncManyDialog } from './sync-many-dialog-part';

interface SelectedActsProps {
  count: number;
  onSync: () => void;
}

/** What whoever looks may do with all selected operations. */
export function SelectedActs({ count, onSync }: SelectedActsProps) {
  const maySync = useSession(({ user }) => mayDo(user?.role ?? '', 'ask provider'));
  if (!maySync) return null;
  return (
    <Button size="sm" {...onIntent(SyncManyDialog)} onClick={onSync}>
      <RefreshCw aria-hidden className="size-4" />
      {copy.syncMany(count)}
    </Button>
  );
}
