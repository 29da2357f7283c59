import type { ConfigFault } from '~/shared/config/config-file';

// Drawn without React and the console's other modules, which are not started with a wrong file; so the texts are here too.
const texts = {
  title: 'La consola no está bien configurada',
  file: (address: string) => `No se puede iniciar con el archivo ${address}. Avisa a quien administra la consola.`,
  unreachable: 'El archivo no se pudo leer.',
  json: 'El contenido no es un objeto JSON.',
  environment: 'environment: debe ser "production", "qa" o "development".',
  apiBase: 'apiBase: debe ser una ruta como "/api/dashboard" o una dirección http(s).',
  publicKey: 'publicKey: debe ser la llave pública RSA de 1024 bits en formato PEM; en producción es obligatoria.',
  idleMinutes: 'idleMinutes: debe ser un número entero de minutos, de 0 (nunca) a 1440.',
  unknown: (name: string) => `${name}: no es un dato de la configuración.`,
  retry: 'Reintentar',
};

/** Names each fault, never a value: a key or an address may stand in the wrong place. */
const textOf = (fault: ConfigFault) =>
  typeof fault === 'string' ? texts[fault] : texts.unknown(JSON.stringify(fault.unknown.slice(0, 40)));

/** Puts the faults of the file at an address where the console would stand; the environment bar is left alone. */
export function showConfigFaults(address: string, faults: readonly ConfigFault[]): void {
  document.title = `${texts.title} · Atalaya`;
  const main = element('main', 'mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12');
  const list = element('ul', 'list-disc space-y-1 pl-5 text-sm break-words');
  list.append(...faults.map((fault) => element('li', '', textOf(fault))));
  const retry = element(
    'button',
    'min-h-9 rounded-lg bg-primary px-4 text-sm font-medium text-on-primary enabled:hover:brightness-110',
    texts.retry,
  );
  retry.addEventListener('click', () => window.location.reload());
  const alert = element('div', 'flex max-w-full flex-col gap-4');
  alert.role = 'alert';
  alert.append(element('p', 'text-muted', texts.file(address)), list);
  main.append(element('h1', 'text-title font-semibold tracking-tight', texts.title), alert, retry);
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
