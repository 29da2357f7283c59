import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const present = () => spawnSync('nginx', ['-v'], { env: withSbin() }).status === 0;

/** Debian keeps nginx where an ordinary user's PATH does not look. */
function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
}

/**
 * Sees to an nginx before the end-to-end tests start, with its brotli module where Debian has it.
 * @throws Error that says what to do when none can be had
 */
export function ensureNginx(): void {
  if (!present() || !existsSync(BROTLI_MODULE)) installFromDebian('nginx', 'libnginx-mod-http-brotli-static');
  if (present()) return;
  throw new Error(
    'The tests serve the console with nginx, as a deployment does. Install it (Debian: apt-get install nginx ' +
      'libnginx-mod-http-brotli-static) and stop the service that the package may start.',
  );
}
