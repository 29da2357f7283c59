import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { LoginScreen } from '~/features/auth/login/login-screen';
import { Footer } from '~/features/shell/footer';
import type { Environment } from '~/shared/config/env-values';
import { onStorageBlocked, storageIsBlocked } from '~/shared/storage/storage';
import { useToast } from '~/shared/toast/toast-store';
import { Toasts } from '~/shared/toast/toasts';
import { EnvironmentBar } from '~/shared/ui/environment-bar';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { useLiveRegion } from '~/shared/ui/feedback/live-region';
import { copy } from './copy';
import { useStart } from './start/start-store';

/**
 * All that is drawn: the environment bar, what the browser lacks, and the login, which stands outside of the router so
 * that it is there before it, or the router's screen. While building it makes the markup that index.html comes with.
 */
export function Console({ environment }: { environment?: Environment }) {
  const { login, App, failure } = useStart();
  useLayoutEffect(() => {
    // From here on it is known who is signed in.
    delete document.documentElement.dataset.session;
    if (login) letTypefaceIn();
    else holdTypeface();
  }, [login]);
  if (failure) throw failure;
  return (
    <>
      <EnvironmentBar {...(environment ? { environment } : {})} />
      <StorageNotice />
      {login && (
        <div className="contents" data-frame="login">
          <LoginPage />
        </div>
      )}
      {App && <App />}
      <ConnectionNotice />
      <Toasts />
    </>
  );
}

function letTypefaceIn() {
  delete document.documentElement.dataset.typeface;
}

/** A typeface that comes after a screen would move it: until the window was out of sight that keeps the stand-in. */
function holdTypeface() {
  const typeface = '1em "Inter Variable"';
  if (document.fonts.check(typeface)) return letTypefaceIn();
  document.documentElement.dataset.typeface = 'later';
  const onceHidden = () => document.addEventListener('visibilitychange', letTypefaceIn, { once: true });
  document.fonts.load(typeface).then(onceHidden, () => undefined);
}

/** The login and, at the lower edge of the window, the footer (spec 1.4). */
function LoginPage() {
  return (
    <div className="flex min-h-[calc(100dvh-1.5rem)] flex-col">
      <LoginScreen />
      <Footer />
    </div>
  );
}

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
function ConnectionNotice() {
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
function StorageNotice() {
  const blocked = useSyncExternalStore(onStorageBlocked, storageIsBlocked, () => false);
  if (!blocked) return null;
  return (
    <AlertBox variant="warning" className="rounded-none">
      {copy.storageBlocked}
    </AlertBox>
  );
}
