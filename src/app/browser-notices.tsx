import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onStorageBlocked, storageIsBlocked } from '~/shared/storage/storage';
import { useToast } from '~/shared/toast/toast-store';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { useLiveRegion } from '~/shared/ui/feedback/live-region';
import { copy } from './copy';

const isOnline = () => navigator.onLine;

function onConnection(callback: () => void): () => void {
  window.addEventListener('online', callback);
  window.addEventListener('offline', callback);
  return () => {
    window.removeEventListener('online', callback);
    window.removeEventListener('offline', callback);
  };
}

/** Says that the network is away for as long as it is, and that it is back. Over the page, so that nothing moves. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(onConnection, isOnline, () => true);
  const region = useLiveRegion();
  const toast = useToast();
  const lost = useRef(false);

  useEffect(() => {
    if (!online) toast.dismiss();
    else if (lost.current) toast.show('success', copy.online);
    lost.current = !online;
  }, [online, toast]);

  return (
    !online &&
    region &&
    createPortal(
      <AlertBox variant="warning" className="pointer-events-auto shadow-modal">
        {copy.offline}
      </AlertBox>,
      region,
    )
  );
}

/** Says that nothing will survive the page when the browser refuses its storage. */
export function StorageNotice() {
  const blocked = useSyncExternalStore(onStorageBlocked, storageIsBlocked, () => false);
  if (!blocked) return null;
  return (
    <AlertBox variant="warning" className="rounded-none">
      {copy.storageBlocked}
    </AlertBox>
  );
}
