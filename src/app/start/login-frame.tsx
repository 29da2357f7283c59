import { renderToString } from 'react-dom/server';
import type { Environment } from '~/shared/config/env-values';
import { Console } from '../console';

/**
 * Markup of the first paint, made while building from what React takes over later: the environment bar, which every
 * screen has, and the login, which styles.css hides from who is signed in.
 */
export function loginFrame(environment: Environment): string {
  return renderToString(<Console environment={environment} />);
}
