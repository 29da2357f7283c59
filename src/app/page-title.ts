import { accessRow, isAppPath } from '~/session/access';
import type { Environment } from '~/shared/config/env-values';
import { ENVIRONMENT_NAMES } from '~/shared/copy';
import { copy } from './copy';

/**
 * Document title of a path: 'Logs · Atalaya (QA)' (spec 5.5).
 * @param cover what is seen in place of the screen
 */
export function pageTitle(path: string, environment: Environment, cover?: string): string {
  return `${cover || screenName(path)} · Atalaya (${ENVIRONMENT_NAMES[environment]})`;
}

function screenName(path: string): string {
  if (path === '/login') return copy.login;
  return isAppPath(path) ? accessRow(path).title : copy.notFound;
}
