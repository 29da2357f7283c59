import { accessRow, isAppPath } from '~/session/access';
import type { Environment } from '~/shared/config/env-values';

const suffixes: Record<Environment, string> = { production: 'Producción', qa: 'QA', development: 'Desarrollo' };

/** Document title of a path: 'Logs · Atalaya (QA)' (spec 5.5). */
export function pageTitle(path: string, environment: Environment): string {
  return `${screenName(path)} · Atalaya (${suffixes[environment]})`;
}

function screenName(path: string): string {
  if (path === '/login') return 'Iniciar sesión';
  return isAppPath(path) ? accessRow(path).title : 'Página no encontrada';
}
