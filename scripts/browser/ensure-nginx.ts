import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Installer, installFromDebian, REMEDY } from './debian.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** What is asked of a machine, so that a test can be any of them. */
export interface ServerMachine {
  starts(): boolean;
  hasBrotli(): boolean;
  install: Installer;
}

const thisMachine = (): ServerMachine => ({
  // Debian keeps nginx where an ordinary user's PATH does not look.
  starts: () =>
    spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } }).status === 0,
  hasBrotli: () => existsSync(BROTLI_MODULE),
  install: installFromDebian,
});

/**
 * Sees to an nginx before the end-to-end tests start, with its brotli module where that can be had: without it the flows
 * expect gzip.
 * @throws Error that says what to do when no nginx can be had
 */
export function ensureNginx({ starts, hasBrotli, install }: ServerMachine = thisMachine()): void {
  if (starts() && hasBrotli()) return;
  const outcome = install(...PACKAGES);
  if (starts()) return;
  // A release of Debian or a derivative without the module still has the server.
  if (outcome === 'failed') install('nginx');
  if (starts()) return;
  const reason = outcome === 'installed' ? 'It was installed but does not start.' : REMEDY[outcome](PACKAGES.join(' '));
  throw new Error(`The tests serve the console with nginx, as a deployment does, and none was found. ${reason}`);
}
