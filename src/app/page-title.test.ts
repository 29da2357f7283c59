import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

test.each([
  ['/logs', 'qa', 'Logs · Atalaya (QA)'],
  ['/soporte/trazabilidad', 'production', 'Monitoreo · Atalaya (Producción)'],
  ['/mi-cuenta', 'development', 'Mi cuenta · Atalaya (Desarrollo)'],
  ['/login', 'qa', 'Iniciar sesión · Atalaya (QA)'],
  ['/no-existe', 'qa', 'Página no encontrada · Atalaya (QA)'],
  ['/toString', 'qa', 'Página no encontrada · Atalaya (QA)'],
] as const)('%s in %s', (path, environment, title) => {
  expect(pageTitle(path, environment)).toBe(title);
});
