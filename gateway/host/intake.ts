import { isKey } from '../channels/channel-keys';
import type { Channels } from '../channels/channels';
import type { Intake } from '../intake-ports';
import type { Sender } from '../rules/sender';
import { ingestOperations } from '../sql/operations/ingest-operations';
import type { Database } from '../sql/tables';
import { ingestTraces } from '../sql/traces/ingest-traces';
import type { Journal } from './journal';
import type { Metrics } from './metrics';
import { isSameToken } from './same-token';

interface Surroundings {
  db: Database;
  /** Without one only channels deliver, each by a key of its own. */
  token: string | undefined;
  channels: Pick<Channels, 'holder'>;
  journal: Journal;
  metrics: Metrics;
}

/** Services tell of all channels. */
const SERVICES: Sender = { channel: null, pausedSince: null };

/** Takes what services and channels deliver, and tells how much of it there was. */
export function createIntake({ db, token, channels, journal, metrics }: Surroundings): Intake {
  const takers = { traces: ingestTraces, operations: ingestOperations };
  return {
    async senderOf(given) {
      if (token !== undefined && isSameToken(given, token)) return SERVICES;
      const isClosed = token === undefined && !isKey(given);
      return (await channels.holder(given)) ?? (isClosed ? 'closed' : 'unknown');
    },
    async take(kind, lines, sender, request) {
      const report = await takers[kind](db, lines, Date.now(), sender);
      const { stored, faulty } = { ...report, faulty: report.faults.length };
      metrics.ingested(kind, { stored, repeated: report.lines - stored - faulty, faulty });
      const by = sender.channel === null ? {} : { channel: sender.channel };
      journal.note('ingested', { request, kind, ...by, lines: report.lines, stored, faulty });
      return report;
    },
  };
}
