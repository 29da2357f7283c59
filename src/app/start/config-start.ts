import { type ConfigFault, readConfigFile } from '~/shared/config/config-file';
import { copy } from './copy';

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

/** Names each fault, never a value: a key or an address may stand in the wrong place. */
const textOf = (fault: ConfigFault) =>
  typeof fault === 'string' ? copy[fault] : copy.unknown(JSON.stringify(fault.unknown.slice(0, 40)));

/** Puts the faults of the file at an address where the console would stand; the environment bar is left alone. */
function showConfigFaults(address: string, faults: readonly ConfigFault[]): void {
  document.title = `${copy.title} · Atalaya`;
  const main = element('main', 'mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12');
  const list = element('ul', 'list-disc flex flex-col gap-1 pl-5 text-sm break-words');
  list.append(...faults.map((fault) => element('li', '', textOf(fault))));
  const retry = element(
    'button',
    'min-h-9 rounded-lg bg-primary px-4 text-sm font-medium text-on-primary enabled:hover:brightness-110',
    copy.retry,
  );
  retry.addEventListener('click', () => window.location.reload());
  const alert = element('div', 'flex max-w-full flex-col gap-4');
  alert.role = 'alert';
  alert.append(element('p', 'text-muted', copy.file(address)), list);
  main.append(element('h1', 'text-title font-semibold tracking-tight', copy.title), alert, retry);
  const root = document.getElementById('root');
  root?.querySelector('[data-frame]')?.remove();
  root?.append(main);
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

// early.js hears of a console that cannot be had.
await start();
