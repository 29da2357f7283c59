import type { ConfigFile } from './config-file';
import { parseApiBase, parseEnvironment, parseIdleMinutes } from './env-values';

declare global {
  /** Put there by app/start/config-start.ts before the console starts, where a deployment has a configuration file. */
  var atalayaConfig: ConfigFile | undefined;
}

// The one home of what a deployment decides: its configuration file, else the build.
const file = globalThis.atalayaConfig;

/** The environment that this console speaks to. */
export const environment = file?.environment ?? parseEnvironment(import.meta.env.VITE_ENVIRONMENT);

/** Base of all calls of spec 19.1, absolute: ky refuses a relative one. Outside a document nothing is called. */
export const apiBase = new URL(
  parseApiBase(file?.apiBase ?? import.meta.env.VITE_API_BASE_URL),
  globalThis.location?.origin ?? 'http://nowhere.invalid',
).href;

/** Minutes without a key or pointer after which the screen is locked; 0 is never. */
export const idleMinutes = file?.idleMinutes ?? parseIdleMinutes(import.meta.env.VITE_IDLE_MINUTES, environment);

/** The platform's public key where the file names one; else features/auth has the build's. */
export const deployedPublicKey = file?.publicKey;

/** Whether what the platform holds is invented, users and all. */
export const demonstration = file?.demonstration ?? false;
