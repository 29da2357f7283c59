import { useLayoutEffect } from 'react';
import type { Environment } from '~/shared/config/env-values';
import { Toasts } from '~/shared/toast/toasts';
import { EnvironmentBar } from '~/shared/ui/environment-bar';
import { ConnectionNotice, StorageNotice } from './browser-notices';
import { LoginPage } from './login-page';
import { useStart } from './start/start-store';

/**
 * All that is drawn: the environment bar, what the browser lacks, and the login, which stands outside of the router so
 * that it is there before it, or the router's screen. While building it makes the markup that index.html comes with.
 */
export function Console({ environment }: { environment?: Environment }) {
  const { login, App, failure } = useStart();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // From here on it is known who is signed in, and nothing is before the typeface any more.
    delete dataset.session;
    delete dataset.typeface;
  }, []);
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
