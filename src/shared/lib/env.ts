import { parseApiBase, parseEnvironment, parseIdleMinutes } from './env-values';

/** The environment this build was made for. */
export const environment = parseEnvironment(import.meta.env.VITE_ENVIRONMENT);

/** Base of all calls of section 7, absolute: ky refuses a relative one outside a document. */
export const apiBase = new URL(parseApiBase(import.meta.env.VITE_API_BASE_URL), globalThis.location?.origin).href;

/** Minutes without a key or pointer after which the screen is locked; 0 is never. */
export const idleMinutes = parseIdleMinutes(import.meta.env.VITE_IDLE_MINUTES, environment);
