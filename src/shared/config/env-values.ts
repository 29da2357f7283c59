/** The three environments that the environment bar knows (spec 1.3). */
export const ENVIRONMENTS = ['production', 'qa', 'development'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const DEFAULT_API_BASE = '/api/dashboard';

/**
 * Reads VITE_ENVIRONMENT; absent or blank means 'qa' (spec 1.3).
 * @throws Error with a message for the person who builds when the value is none of ENVIRONMENTS.
 */
export function parseEnvironment(value: string | undefined): Environment {
  const text = value?.trim() || 'qa';
  const found = environmentNamed(text);
  if (!found) throw new Error(`VITE_ENVIRONMENT must be one of ${ENVIRONMENTS.join(', ')}; it is "${text}".`);
  return found;
}

export function environmentNamed(text: string): Environment | undefined {
  return ENVIRONMENTS.find((name) => name === text);
}

/**
 * Reads VITE_API_BASE_URL: a path on the console's own origin or an http(s) address; the trailing slash is dropped.
 * @throws Error with a message for the person who builds when the value is neither.
 */
export function parseApiBase(value: string | undefined): string {
  const text = (value?.trim() || DEFAULT_API_BASE).replace(/\/+$/, '');
  if (isApiBase(text)) return text;
  throw new Error(
    `VITE_API_BASE_URL must be a path such as ${DEFAULT_API_BASE} or an http(s) address; it is "${text}".`,
  );
}

/** A path on the console's own origin, or an http(s) address without a person, a query or a hash. */
export function isApiBase(text: string): boolean {
  return /^\/(?!\/)[\w\-./]*$/.test(text) || isHttpAddress(text);
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
  if (/^\d{1,4}$/.test(text) && isIdleMinutes(Number(text))) return Number(text);
  throw new Error(`VITE_IDLE_MINUTES must be a whole number of minutes from 0 (off) to 1440; it is "${text}".`);
}

export function isIdleMinutes(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1440;
}

function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '' && password === '';
}
