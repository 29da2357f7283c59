import { HttpResponse, http } from 'msw';
import { stepsOf } from '../operations/records/operation';
import { findOperation } from '../operations/search/find-operation';
import { isOrderScenario, type OrderScenario } from '../scenarios';
import type { LoggedStep } from '../traces/entry';
import { largeAnswer, longAnswer, oddAnswer } from '../traces/odd-traces';
import { orderIdOf } from '../traces/order-plan';
import { traceFilter } from '../traces/trace-filter';
import { traceLog } from '../traces/trace-log';
import { failure, jsonAnswer, proxyPage } from './answers';
import { guarded } from './guard';
import { pause } from './latency';
import type { PlatformMemory } from './memory';

/** The search in the log, open to all roles (spec 19.2). */
export function traceHandlers(base: string, { revoked }: PlatformMemory) {
  return [
    http.get(
      `${base}/trace`,
      guarded({ revoked, call: 'GET /trace' }, async ({ request, now }) => {
        const query = new URL(request.url).searchParams;
        const order = query.get('order') ?? '';
        if (isOrderScenario(order)) return scenarioAnswer(order, now);
        const matches = traceFilter(query);
        if (!matches) return failure(400, 'dateRange not valid');
        const log = traceLog(now);
        const found = logOf(order, log, now).filter(matches);
        return jsonAnswer({ data: found.map(({ entry }) => entry) });
      }),
    ),
  ];
}

/** Orders that the log does not hold, being older or never logged, are told when somebody asks for them by name. */
function logOf(order: string, log: LoggedStep[], now: number): LoggedStep[] {
  if (order === '' || log.some(({ entry }) => entry.order === order)) return log;
  const plan = findOperation(order, now);
  return plan && orderIdOf(plan) === order ? stepsOf(plan, now).reverse() : log;
}

async function scenarioAnswer(order: OrderScenario, now: number): Promise<Response> {
  switch (order) {
    case 'ORD-SIN-DATA':
      return jsonAnswer({ total: 0 });
    case 'ORD-NO-LISTA':
      return jsonAnswer({ data: { total: 0 } });
    case 'ORD-CORTADA':
      return text('{"data":[{"date":"27/11/2026 03:58:44 PM","service":"autoriz');
    case 'ORD-ERROR-500':
      return failure(500, 'Internal server error');
    case 'ORD-HTML-502':
      return proxyPage(502, 'Bad Gateway');
    case 'ORD-SIN-RED':
      return HttpResponse.error();
    case 'ORD-LENTO':
      await pause(5000);
      return jsonAnswer({
        data: traceLog(now)
          .slice(0, 3)
          .map(({ entry }) => ({ ...entry, order })),
      });
    case 'ORD-GRANDE':
      return text(largeAnswer(order, now));
    case 'ORD-20MIL':
      return text(longAnswer(order, now));
    case 'ORD-RARO':
      return text(oddAnswer(order, now));
    case 'ORD-SIN-RESULTADOS':
      return jsonAnswer({ data: [] });
  }
}

function text(body: string): Response {
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });
}
