import { useSyncExternalStore } from 'react';
import { onStorageBlocked, storageIsBlocked } from '~/shared/storage/storage';
import { AlertBox } from '~/shared/ui/feedback/alert-box';

/** Says that nothing will survive the page when the browser refuses its storage. */
export function StorageNotice() {
  const blocked = useSyncExternalStore(onStorageBlocked, storageIsBlocked);
  if (!blocked) return null;
  return (
    <AlertBox variant="warning" className="rounded-none">
      Este navegador no permite guardar datos. Tu sesión durará mientras esta página esté abierta.
    </AlertBox>
  );
}
