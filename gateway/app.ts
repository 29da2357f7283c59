import { Hono } from 'hono';
import { failure, failureForNow } from './answers';
import { accountAnswers } from './calls/account';
import { actAnswers } from './calls/acts';
import { alertAnswers } from './calls/alerts';
import { authAnswers, openAnswers } from './calls/auth';
import { backupAnswers } from './calls/backups';
import { balancerAnswers } from './calls/balancer';
import { type Answer, type Host, NotJson, UnreadableBody } from './calls/caller';
import { channelAnswers } from './calls/channels';
import { createGuard } from './calls/guard';
import { ingestAnswers } from './calls/ingest';
import { noticeAnswers } from './calls/notices';
import { notificationAnswers } from './calls/notifications';
import { operationAnswers } from './calls/operations';
import { promotionAnswers } from './calls/promotions';
import { propertyAnswers } from './calls/properties';
import { refundAnswers } from './calls/refunds';
import { scheduleAnswers } from './calls/report-schedules';
import { reportAnswers } from './calls/reports';
import { serverAnswers } from './calls/servers';
import { serviceAnswers } from './calls/services';
import { templateAnswers } from './calls/templates';
import { traceAnswers } from './calls/traces';
import { trailAnswers } from './calls/trail';
import { transactionAnswers } from './calls/transactions';
import { userAnswers } from './calls/users';
import { DatabaseAway, type Ports, SourceAway, StorageFull, TooSlow } from './ports';
import type { Call, GuardedCall } from './rules/roles';

const copy = {
  database: 'La base de datos de Atalaya no responde. Vuelve a intentarlo en unos segundos.',
  source: 'El servidor, o quien lo vigila, no responde. Vuelve a intentarlo en unos segundos.',
  slow: 'La consulta tardó demasiado. Acorta el periodo o agrega filtros.',
  full: 'No queda espacio en el disco de Atalaya.',
  unreadable: 'El cuerpo de la petición no es JSON.',
  notJson: 'El cuerpo de la petición debe ser application/json.',
};

export type App = Hono<{ Bindings: Host }>;

/**
 * The platform's API: every call of docs/openapi.yaml, for any host that has a Request and wants a Response.
 * @param basePath path before those of the document, without a trailing slash
 */
export function createApp(ports: Ports, basePath = '/'): App {
  const app = new Hono<{ Bindings: Host }>().basePath(basePath);
  app.notFound(() => failure(404, 'Not found'));
  app.onError((error, { env }) => {
    if (error instanceof DatabaseAway) return failureForNow(503, copy.database);
    if (error instanceof SourceAway) return failureForNow(503, copy.source);
    if (error instanceof TooSlow) return failure(504, copy.slow);
    if (error instanceof StorageFull) return failure(507, copy.full);
    if (error instanceof UnreadableBody) return failure(400, copy.unreadable);
    if (error instanceof NotJson) return failure(415, copy.notJson);
    ports.reportFault(error, env?.id);
    return failure(500, 'Internal server error');
  });
  for (const [call, answer] of entries(openAnswers(ports)))
    app.on(...route(call), ({ req, env }) => answer(req, env?.address ?? ''));
  for (const [call, answer] of entries(ingestAnswers(ports)))
    app.on(...route(call), ({ req, env }) => answer(req, env?.id));
  const guarded: Record<GuardedCall, Answer> = {
    ...authAnswers(ports),
    ...accountAnswers(ports),
    ...userAnswers(ports),
    ...serverAnswers(ports),
    ...serviceAnswers(ports),
    ...traceAnswers(ports),
    ...operationAnswers(ports),
    ...transactionAnswers(ports),
    ...notificationAnswers(ports),
    ...templateAnswers(ports),
    ...noticeAnswers(ports),
    ...actAnswers(ports),
    ...backupAnswers(ports),
    ...balancerAnswers(ports),
    ...channelAnswers(ports),
    ...propertyAnswers(ports),
    ...promotionAnswers(ports),
    ...refundAnswers(ports),
    ...reportAnswers(ports),
    ...scheduleAnswers(ports),
    ...trailAnswers(ports),
    ...alertAnswers(ports),
  };
  const guard = createGuard(ports);
  for (const [call, answer] of entries(guarded)) {
    app.on(...route(call), ({ req, env }) => guard(call, answer, req, env));
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
