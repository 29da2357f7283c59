import { type ConfigFault, readConfigFile } from '~/shared/config/config-file';
import { showConfigFaults } from './config-faults';

// A file of its own, and only in the pages of deployments with a configuration file (deploy/release/config-pages.ts): it reads the
// file, which the page has asked for already, and starts the console, or says what is wrong with the file and does not.

const ADDRESS = '/config.json';

async function read(): Promise<ReturnType<typeof readConfigFile>> {
  const unreachable: { faults: ConfigFault[] } = { faults: ['unreachable'] };
  try {
    const response = await fetch(ADDRESS);
    return response.ok ? readConfigFile(await response.text()) : unreachable;
  } catch {
    return unreachable;
  }
}

/** Usually the page was made for that environment; the file's word counts when it was not. */
function nameEnvironment(environment: string): void {
  const { dataset } = document.documentElement;
  if (dataset.environment === environment) return;
  dataset.environment = environment;
  document.querySelector('link[rel=icon]')?.setAttribute('href', `/favicon-${environment}.svg`);
}

async function start(): Promise<void> {
  const result = await read();
  if ('faults' in result) return showConfigFaults(ADDRESS, result.faults);
  nameEnvironment(result.config.environment);
  globalThis.atalayaConfig = result.config;
  const script = document.querySelector<HTMLScriptElement>('script[data-console]')?.dataset.console;
  await import(/* @vite-ignore */ script ?? '');
}

void start();
