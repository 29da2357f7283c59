import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { matchedRoutes } from 'hono/route';
import { failure, wholeAnswer, wholeOf } from '../answers';
import { createApp } from '../app';
import type { Ports } from '../ports';
import { bearerOf } from '../rules/bearer';
import type { ConsoleFiles } from './console-files';
import type { Journal } from './journal';
import type { Metrics } from './metrics';
import { packed } from './packed';
import { recoveryPages } from './recovery-page';
import { isSameToken } from './same-token';
import { deployedHeaders } from './security-headers';

/** Path of the API. */
export const apiPath = '/api/dashboard';

/** Asked every few seconds by machines that keep what they hear: no line each. */
const CHECKS = ['/healthz', '/readyz', '/metrics'];

const BODY_LIMIT = 1_000_000;
/** Balancers ask often, and wait for no answer that takes longer, ms. */
const READY_PATIENCE = 3000;

/** What the app is told of a connection. */
interface Connection {
  /** Of whoever is connected: the caller, or the last proxy before this. */
  remote: string;
  address?: string;
  id?: string;
}

interface Surroundings {
  ports: Ports;
  openRecovery(token: string): Promise<unknown>;
  files: ConsoleFiles;
  journal: Journal;
  metrics: Metrics;
  /** Fails when a request could not be answered now. */
  checkReady(): Promise<void>;
  /** How many proxies stand before this; each adds whom it heard to X-Forwarded-For. */
  proxies: number;
  /** Bearer token that reads the counters; without one, this machine alone may. */
  metricsToken?: string | undefined;
}

export type HostApp = Hono<{ Bindings: Connection }>;

/** API, console, recovery page and what operation asks for, on one port. */
export function createHostApp(surroundings: Surroundings): HostApp {
  const { ports, openRecovery, files, journal, metrics, checkReady, proxies, metricsToken } = surroundings;
  const headers = { ...deployedHeaders(), 'Cache-Control': 'no-store' };
  const app: HostApp = new Hono<{ Bindings: Connection }>();

  app.use(async (c, next) => {
    const began = performance.now();
    const id = idOf(c.req.header('X-Request-Id'));
    const address = addressOf(c.env.remote, c.req.header('X-Forwarded-For'), proxies);
    Object.assign(c.env, { id, address });
    await next();
    const answer = withHeaders(c.res, { ...headers, 'X-Request-Id': id });
    c.res = undefined;
    c.res = answer;
    const { method } = c.req;
    const { status } = c.res;
    // The path itself may hold ids and the token of a link.
    const route =
      matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? (status < 400 ? 'file' : 'none');
    const seconds = (performance.now() - began) / 1000;
    metrics.answered({ method, route, status, seconds });
    if (CHECKS.includes(route) && status !== 404) return;
    journal.note('request', { request: id, method, route, status, ms: Math.round(seconds * 1e4) / 10, address });
  });
  app.onError((error, { env }) => {
    ports.reportFault(error, env.id);
    return failure(500, 'Internal server error');
  });

  app.get('/healthz', (c) => c.text('ok\n'));
  app.get('/readyz', async (c) => {
    try {
      await Promise.race([checkReady(), tooLate(READY_PATIENCE)]);
      return c.text('ready\n');
    } catch {
      return c.text('not ready\n', 503);
    }
  });
  app.get('/metrics', (c) => {
    const isLocal = /^(::ffff:)?127\.|^::1$/.test(c.env.remote) && !c.req.header('X-Forwarded-For');
    const isAllowed = metricsToken ? isSameToken(bearerOf(c.req.header('Authorization')) ?? '', metricsToken) : isLocal;
    return isAllowed ? c.text(metrics.text()) : c.text('Not found\n', 404);
  });
  app.use('/api/*', packed());
  const onError = () => failure(413, 'La petición pesa más de 1 MB. Envía menos de una vez.');
  // What is delivered is read as it comes, and has a limit of its own.
  const limited = except(`${apiPath}/ingest/*`, bodyLimit({ maxSize: BODY_LIMIT, onError }));
  // What only reads has no body, and to look for one costs as much as to answer.
  app.use('/api/*', (c, next) => (isRead(c.req) ? next() : limited(c, next)));
  app.route('/', createApp(ports, apiPath));
  app.route('/', recoveryPages(openRecovery));
  app.notFound(({ req }) => {
    const file = isRead(req) ? files(req.path, req.raw) : undefined;
    return file ?? (req.path.startsWith('/api/') ? failure(404, 'Not found') : nothingHere());
  });
  return app;
}

/** Of a request: what a proxy before this calls it, where that is fit for a line. */
const idOf = (asked = '') => (/^[\w\-=]{1,255}$/.test(asked) ? asked : randomUUID());

/** An answer with headers that it does not set itself. */
function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  const whole = wholeOf(answer);
  if (whole) return wholeAnswer({ ...whole, headers: { ...headers, ...whole.headers } });
  for (const [name, value] of Object.entries(headers)) if (!answer.headers.has(name)) answer.headers.set(name, value);
  return answer;
}

const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD';

function tooLate(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('It took too long.')), ms).unref());
}

/** Who calls. Of what stands in the header only the places of known proxies are to be believed. */
function addressOf(remote: string, forwarded: string | undefined, proxies: number): string {
  const named = proxies > 0 ? forwarded?.split(',').at(-proxies)?.trim() : undefined;
  return (named && isIP(named) ? named : remote).replace(/^::ffff:/, '');
}

function nothingHere(): Response {
  return new Response('Aquí no hay nada.\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
