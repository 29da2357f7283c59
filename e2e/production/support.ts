import type { BrowserContext, Page } from '@playwright/test';
import { NO_CONSOLE } from '../support';

export const SESSION_KEY = 'atalaya.session.qa';
export const TOKEN = 'canario-4f1c9a';
export const API = '**/api/dashboard';

const MINUTE = 60_000;

/** ISO time so many minutes from now; negative ones are past. */
export function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE).toISOString();
}

/** A stored session whose token expires so many minutes from now. */
export function storedSession(expiresIn: number, changes: Record<string, unknown> = {}) {
  return {
    email: 'operadora@ejemplo.mx',
    name: 'Ana',
    lastName: 'Prueba',
    job: 'Soporte',
    role: 'SOPORTE',
    token: TOKEN,
    tokenExpiration: minutesFromNow(expiresIn),
    tokenExpired: false,
    tokenExpirationRevalidate: minutesFromNow(expiresIn + 10),
    reloadExpired: false,
    changePassword: false,
    ...changes,
  };
}

/** Puts a text under the session's key before the console starts. */
export async function seed(page: Page, text: string): Promise<void> {
  await page.goto(NO_CONSOLE);
  await page.evaluate(([key, value]) => window.localStorage.setItem(key, value), [SESSION_KEY, text] as const);
}

/** What the frame asks for by itself, on any screen: a session that is over would be renewed before a test says so. */
export const ASIDE = /\/api\/dashboard\/(notification\/notice|alert\/group)\b/;

/** Opens a hash with a stored session. */
export async function openAs(page: Page, hash: string, session: object): Promise<void> {
  await page.route(ASIDE, (route) => route.fulfill({ json: { data: [], total: 0 } }));
  await seed(page, JSON.stringify(session));
  await page.goto(`/#${hash}`);
}

export async function storedNow(page: Page): Promise<Record<string, unknown> | null> {
  const text = await page.evaluate((key) => window.localStorage.getItem(key), SESSION_KEY);
  return text === null ? null : JSON.parse(text);
}

/** A door that stays shut until it is opened. */
export function door() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

interface Answer {
  status?: number;
  json?: unknown;
  body?: string;
  contentType?: string;
  delay?: number;
  abort?: boolean;
}

/** Answers one call of the platform for every page of the context; counts how often it came. */
export async function answer(
  target: BrowserContext | Page,
  method: string,
  path: string,
  reply: Answer | ((token: string) => Answer | Promise<Answer>),
): Promise<{ count: number; headers: Record<string, string>[]; bodies: (string | null)[] }> {
  const seen = { count: 0, headers: [] as Record<string, string>[], bodies: [] as (string | null)[] };
  await target.route(`${API}/${path}`, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    seen.count += 1;
    seen.headers.push(request.headers());
    seen.bodies.push(request.postData());
    const token = (request.headers().authorization ?? '').replace('Bearer ', '');
    const { delay = 0, abort, ...fulfil } = typeof reply === 'function' ? await reply(token) : reply;
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may be gone by now; that is what some of these tests are about.
    await (abort ? route.abort() : route.fulfill(fulfil)).catch(() => undefined);
  });
  return seen;
}
