import { clsx } from 'clsx';
import { environment as builtFor } from '../config/env';
import type { Environment } from '../config/env-values';

const copy: Record<Environment | 'name', string> = {
  name: 'Entorno',
  production: 'Entorno de Producción',
  qa: 'Entorno de Pruebas',
  development: 'Entorno de Desarrollo',
};

const colours: Record<Environment, string> = {
  production: 'bg-env-production',
  qa: 'bg-env-qa',
  development: 'bg-env-development',
};

/**
 * Which environment this build speaks to (spec 1.3): it stays at the top of every screen, 24 px high, so that nobody
 * has to guess before pressing a button.
 */
export function EnvironmentBar({ environment = builtFor }: { environment?: Environment }) {
  return (
    <section
      aria-label={copy.name}
      className={clsx(
        'sticky top-0 z-40 flex h-6 items-center justify-center px-4 text-xs font-semibold text-white print:static print:mb-3 print:[print-color-adjust:exact]',
        colours[environment],
      )}
    >
      {copy[environment]}
    </section>
  );
}
