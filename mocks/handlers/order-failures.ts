import { jsonAnswer } from '../../gateway/answers';
import type { DayRange } from '../../gateway/rules/day-range';
import type { Call } from '../../gateway/rules/roles';
import { readTraceSearch } from '../../gateway/rules/trace-search';
import { isOrderScenario, type OrderScenario } from '../scenarios';
import { newestAnswer } from '../traces/long-log';
import { largeAnswer, longAnswer, oddAnswer } from '../traces/odd-traces';
import { traceLog } from '../traces/trace-log';
import { brokenAnswer, jsonTextAnswer, proxyPage } from './answers';
import { pause } from './latency';

/** A search in the log for the order of a scenario; undefined for every other one. */
export async function orderAnswer(call: Call, { url }: Request): Promise<Response | undefined> {
  if (call !== 'GET /trace') return undefined;
  const search = readTraceSearch(new URL(url).searchParams);
  const order = search?.equal.order ?? '';
  return isOrderScenario(order) ? answers[order](order, Date.now(), search?.days ?? null) : undefined;
}

type OrderAnswer = (order: string, now: number, days: DayRange | null) => Response | Promise<Response>;

const answers: Record<OrderScenario, OrderAnswer> = {
  'ORD-SIN-RESULTADOS': () => jsonAnswer({ data: [] }),
  'ORD-SIN-DATA': () => jsonAnswer({ total: 0 }),
  'ORD-NO-LISTA': () => jsonAnswer({ data: { total: 0 } }),
  'ORD-CORTADA': () => jsonTextAnswer('{"data":[{"date":"27/11/2026 03:58:44 PM","service":"autoriz'),
  'ORD-ERROR-500': brokenAnswer,
  'ORD-HTML-502': () => proxyPage(502, 'Bad Gateway'),
  'ORD-SIN-RED': () => Response.error(),
  async 'ORD-LENTO'(order, now) {
    await pause(5000);
    const some = traceLog(now).slice(0, 3);
    return jsonAnswer({ data: some.map(({ entry }) => ({ ...entry, order })) });
  },
  'ORD-GRANDE': (order, now) => jsonTextAnswer(largeAnswer(order, now)),
  'ORD-20MIL': (order, now) => jsonTextAnswer(longAnswer(order, now)),
  'ORD-MILLON': (order, now, days) => jsonTextAnswer(newestAnswer(order, now, days)),
  'ORD-RARO': (order, now) => jsonTextAnswer(oddAnswer(order, now)),
};
