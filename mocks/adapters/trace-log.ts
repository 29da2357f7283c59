import { jsonText } from '../../gateway/answers';
import type { TraceLog } from '../../gateway/ports';
import { MOST_ENTRIES, type TraceSearch } from '../../gateway/rules/trace-search';
import { stepsOf } from '../operations/records/operation';
import { findOperation } from '../operations/search/find-operation';
import type { LoggedStep } from '../traces/entry';
import { traceOptions } from '../traces/hosts';
import { orderIdOf } from '../traces/order-plan';
import { traceTest } from '../traces/trace-filter';
import { traceLog } from '../traces/trace-log';

/** The log of the last days. */
export const memoryTraceLog: TraceLog = {
  options: async (list) => traceOptions[list],
  async search(search, now) {
    const steps = stepsBy(search, now);
    const truncated = steps.length > MOST_ENTRIES;
    const entries = steps.slice(0, MOST_ENTRIES).map(({ entry }) => jsonText(entry));
    return { parts: [entries.join()], truncated, total: async () => steps.length };
  },
  count: async (search, now) => stepsBy(search, now).length,
};

const stepsBy = (search: TraceSearch, now: number) =>
  logOf(search.equal.order ?? '', traceLog(now), now).filter(traceTest(search));

/** Orders that the log does not hold, being older or never logged, are told when somebody asks for them by name. */
function logOf(order: string, log: LoggedStep[], now: number): LoggedStep[] {
  if (order === '' || log.some(({ entry }) => entry.order === order)) return log;
  const plan = findOperation(order, now);
  return plan && orderIdOf(plan) === order ? stepsOf(plan, now).reverse() : log;
}
