import { renderToStaticMarkup } from 'react-dom/server';
import type { Environment } from '~/shared/config/env-values';
import { EnvironmentBar } from '~/shared/ui/environment-bar';
import { LoginPage } from '../login-page';

/**
 * Markup of the first paint, made while building from the components that React draws later: the environment bar, which
 * every screen has, and the login, which styles.css hides from who is signed in. Of the form it holds the room alone.
 */
export function loginFrame(environment: Environment): string {
  const markup = renderToStaticMarkup(
    <>
      <EnvironmentBar environment={environment} />
      <div className="contents" data-frame="login">
        <LoginPage />
      </div>
    </>,
  );
  return markup.replace(
    /<form.*<\/form>/s,
    (form) => `<div class="invisible" aria-hidden="true">${boxesOf(form)}</div>`,
  );
}

/**
 * The same boxes without their controls: nobody must focus, fill or find a field that is about to be replaced. A box
 * keeps its class, which is all that gives it its size.
 */
function boxesOf(form: string): string {
  return form
    .replace(/<input([^>]*)>/g, '<div$1></div>')
    .replace(/<(\/?)(?:form|label|button)\b/g, '<$1div')
    .replace(
      /<(\w+)([^>]*)>/g,
      (_, tag: string, attributes: string) => `<${tag}${/ class="[^"]*"/.exec(attributes) ?? ''}>`,
    );
}
