import { isTimeout, type SourceState } from '../../gateway/rules/transaction-report';
import type { StepGroup, TransactionBook } from '../../gateway/transaction-ports';
import { addOutcome, type Gathered, nothingGathered, outcomesOf } from '../operations/metrics/outcomes';
import { channels } from '../operations/records/codes';
import { traceOptions } from '../traces/hosts';
import { traceLog } from '../traces/trace-log';

/** The steps of the log, which reaches back some days. */
export const memorySteps: Omit<TransactionBook, 'charges'> = {
  async steps({ channels, codes }, range, at) {
    const any = (wanted: readonly string[], value: string | null | undefined) =>
      wanted.length === 0 || wanted.includes(value ?? '');
    const groups = new Map<string, Pick<StepGroup, 'service' | 'operation'> & { gathered: Gathered }>();
    for (const { at: moment, entry } of traceLog(at)) {
      const { service, operation, channel, code, logType, elapsedMs } = entry;
      if (moment < range.from || moment >= range.until || logType === 'REQUEST') continue;
      if (!any(channels, channel) || !any(codes, code)) continue;
      const key = `${service}/${operation}`;
      const group = groups.get(key) ?? { service, operation, gathered: nothingGathered() };
      groups.set(key, group);
      const ended = logType !== 'ERROR' ? 'success' : isTimeout(code) ? 'timeouts' : 'errors';
      addOutcome(group.gathered, { ended, code }, elapsedMs ?? null);
    }
    return [...groups.values()].map(({ gathered, ...step }) => ({ ...step, ...outcomesOf(gathered) }));
  },
  channels: async () => channels,
  logSince: async (at) => traceLog(at).at(-1)?.at,
  async sources(at, shift) {
    const log = traceLog(at);
    return traceOptions.services.flatMap((name): SourceState[] => {
      const last = log.find(({ entry }) => entry.service === name)?.at;
      if (last === undefined) return [];
      const usual = log.filter(
        ({ at: moment, entry }) => entry.service === name && moment > last - shift && moment <= at - shift,
      ).length;
      return [{ name, last, usual: Math.min(usual, 100) }];
    });
  },
};
