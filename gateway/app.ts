import { Hono } from 'hono';
import { failure } from './answers';
import { authAnswers, openAnswers } from './calls/auth';
import { type Answer, callerOf, UnreadableBody } from './calls/caller';
import { ingestAnswers } from './calls/ingest';
import { operationAnswers } from './calls/operations';
import { refundAnswers } from './calls/refunds';
import { serverAnswers } from './calls/servers';
import { traceAnswers } from './calls/traces';
import { type Ports, SourceAway, StorageFull } from './ports';
import type { Call, GuardedCall } from './rules/roles';

/** What a host tells beside a request: `app.fetch(request, { address })`. */
interface Host {
  /** Of the caller, for limits. */
  address?: string;
}

export type App = Hono<{ Bindings: Host }>;

/**
 * The platform's API: every call of docs/openapi.yaml, for any host that has a Request and wants a Response.
 * @param basePath path before those of the document, without a trailing slash
 */
export function createApp(ports: Ports, basePath = '/'): App {
  const app = new Hono<{ Bindings: Host }>().basePath(basePath);
  app.notFound(() => failure(404, 'Not found'));
  app.onError((error) => {
    if (error instanceof SourceAway) return failure(503, 'Source not available');
    if (error instanceof StorageFull) return failure(507, 'No queda espacio en el disco de Atalaya.');
    if (error instanceof UnreadableBody) return failure(400, 'Body not readable');
    ports.reportFault(error);
    return failure(500, 'Internal server error');
  });
  for (const [call, answer] of entries(openAnswers(ports)))
    app.on(...route(call), ({ req, env }) => answer(req, env?.address ?? ''));
  for (const [call, answer] of entries(ingestAnswers(ports))) app.on(...route(call), ({ req }) => answer(req));
  const guarded: Record<GuardedCall, Answer> = {
    ...authAnswers(ports),
    ...serverAnswers(ports),
    ...traceAnswers(ports),
    ...operationAnswers(ports),
    ...refundAnswers(ports),
  };
  for (const [call, answer] of entries(guarded)) {
    app.on(...route(call), async ({ req, env }) => {
      const caller = await callerOf(ports, call, req, env?.address);
      return caller instanceof Response ? caller : answer(caller);
    });
  }
  return app;
}

/** Those with a parameter last: the first route that matches answers. */
function entries<C extends Call, A>(answers: Record<C, A>): [C, A][] {
  const all = Object.entries(answers) as [C, A][];
  return all.sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')));
}

/** 'GET /server/{name}' as the router wants it. */
function route(call: Call): [method: string, path: string] {
  const [method = '', path = ''] = call.split(' ');
  return [method, path.replaceAll(/\{(\w+)\}/g, ':$1')];
}
