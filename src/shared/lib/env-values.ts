/** The three environments that the environment bar knows (section 1). */
const ENVIRONMENTS = ['production', 'qa', 'development'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const DEFAULT_API_BASE = '/api/dashboard';

/**
 * Reads VITE_ENVIRONMENT; absent or blank means 'qa', the build that the specification describes.
 * @throws Error with a message for the person who builds when the value is none of ENVIRONMENTS.
 */
export function parseEnvironment(value: string | undefined): Environment {
  const text = value?.trim() || 'qa';
  const found = ENVIRONMENTS.find((name) => name === text);
  if (!found) throw new Error(`VITE_ENVIRONMENT must be one of ${ENVIRONMENTS.join(', ')}; it is "${text}".`);
  return found;
}

/**
 * Reads VITE_API_BASE_URL: a path on the console's own origin or an http(s) address; the trailing slash is dropped.
 * @throws Error with a message for the person who builds when the value is neither.
 */
export function parseApiBase(value: string | undefined): string {
  const text = (value?.trim() || DEFAULT_API_BASE).replace(/\/+$/, '');
  const isPath = /^\/(?!\/)[\w\-./]*$/.test(text);
  if (isPath || isHttpAddress(text)) return text;
  throw new Error(
    `VITE_API_BASE_URL must be a path such as ${DEFAULT_API_BASE} or an http(s) address; it is "${text}".`,
  );
}

/** Minutes without a key or pointer after which production locks the screen. */
const PRODUCTION_IDLE_MINUTES = 15;

/**
 * Reads VITE_IDLE_MINUTES: whole minutes up to a day; 0 switches the lock off. Absent or blank means 15 in production and
 * off elsewhere.
 * @throws Error with a message for the person who builds when the value is no such number.
 */
export function parseIdleMinutes(value: string | undefined, environment: Environment): number {
  const text = value?.trim() ?? '';
  if (text === '') return environment === 'production' ? PRODUCTION_IDLE_MINUTES : 0;
  if (/^\d{1,4}$/.test(text) && Number(text) <= 1440) return Number(text);
  throw new Error(`VITE_IDLE_MINUTES must be a whole number of minutes from 0 (off) to 1440; it is "${text}".`);
}

function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '' && password === '';
}
