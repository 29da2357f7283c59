import { renderToStaticMarkup } from 'react-dom/server';
import { LoginScreen } from '../features/auth/login-screen';
import { EnvironmentBar } from '../features/shell/environment-bar';
import type { Environment } from '../shared/lib/env-values';

/**
 * Markup of the first paint, made while building from the components that React draws later: the environment bar, which
 * every screen has, and the login. styles.css hides its form until React takes over, and the login from who is signed in.
 */
export function loginFrame(environment: Environment): string {
  return renderToStaticMarkup(
    <>
      <EnvironmentBar environment={environment} />
      <div className="contents" data-frame="login">
        <LoginScreen />
      </div>
    </>,
  );
}
