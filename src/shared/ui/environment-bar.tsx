import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { environment as builtFor, demonstration as isInvented } from '../config/env';
import type { Environment } from '../config/env-values';

const copy: Record<Environment | 'name' | 'invented' | 'inventedShort', string> = {
  name: 'Entorno',
  invented: 'Datos de demostración',
  inventedShort: 'Demostración',
  production: 'Entorno de Producción',
  qa: 'Entorno de Pruebas',
  development: 'Entorno de Desarrollo',
};

const colours: Record<Environment, string> = {
  production: 'bg-env-production',
  qa: 'bg-env-qa',
  development: 'bg-env-development',
};

interface EnvironmentBarProps {
  environment?: Environment;
  demonstration?: boolean;
}

const never = () => () => undefined;

/**
 * Which environment this build speaks to (spec 1.3): it stays at the top of every screen, 24 px high, so that nobody
 * has to guess before pressing a button. Beside it, that data are invented: the page comes without that, so it takes no
 * place of its own.
 */
export function EnvironmentBar({ environment = builtFor, demonstration = isInvented }: EnvironmentBarProps) {
  const shown = useSyncExternalStore(
    never,
    () => demonstration,
    () => false,
  );
  return (
    <section
      aria-label={copy.name}
      className={clsx(
        'sticky top-0 z-40 flex h-6 items-center justify-center px-4 text-xs font-semibold text-white print:relative print:mb-3 print:[print-color-adjust:exact]',
        colours[environment],
      )}
    >
      {copy[environment]}
      {shown && (
        <span className="absolute right-2 font-normal sm:right-4">
          <span className="sm:hidden">{copy.inventedShort}</span>
          <span className="max-sm:hidden">{copy.invented}</span>
        </span>
      )}
    </section>
  );
}
