import type { Intake } from '../ports';
import { ingestOperations } from '../sql/operations/ingest-operations';
import type { Database } from '../sql/tables';
import { ingestTraces } from '../sql/traces/ingest-traces';
import type { Journal } from './journal';
import type { Metrics } from './metrics';
import { isSameToken } from './same-token';

interface Surroundings {
  db: Database;
  /** Without one nobody may deliver. */
  token: string | undefined;
  journal: Journal;
  metrics: Metrics;
}

/** Takes what services deliver, and tells how much of it there was. */
export function createIntake({ db, token, journal, metrics }: Surroundings): Intake | undefined {
  if (token === undefined) return undefined;
  const takers = { traces: ingestTraces, operations: ingestOperations };
  return {
    isToken: (given) => isSameToken(given, token),
    async take(kind, lines, request) {
      const report = await takers[kind](db, lines, Date.now());
      const { stored, faulty } = { ...report, faulty: report.faults.length };
      metrics.ingested(kind, { stored, repeated: report.lines - stored - faulty, faulty });
      journal.note('ingested', { request, kind, lines: report.lines, stored, faulty });
      return report;
    },
  };
}
