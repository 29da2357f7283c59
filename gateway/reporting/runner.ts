import type { ReportStore } from '../report-ports';
import { oneAtATime } from '../rules/one-at-a-time';
import { FILE_LIFE, type StoredReport } from '../rules/report';
import { ruleOf } from './catalogue';
import { fileOf } from './file';
import { expectedRows } from './preview';
import { type Books, rowsOf } from './rows';

export interface RunnerSurroundings {
  store: ReportStore;
  books: Books;
  clock: { now(): number };
  /** Tells those that a report is for how it ended; what it is told twice it tells once. */
  tell(report: StoredReport): Promise<void>;
  reportFault(error: unknown): void;
  /** How long each part of a file takes at least, ms. */
  pace?: number;
}

/** Whoever holds a report longer than this without a word has ended, ms. */
const HOLD = 60_000;

/** How often it is said that work goes on, ms. */
const BEAT = 15_000;

/** How often it is begun before it is given up. */
const MOST_RUNS = 3;

/** What is said of those that failed. */
export const copy = {
  gone: 'Ese reporte ya no está en el catálogo.',
  failed: 'No se pudo preparar. Vuelve a generarlo.',
};

/**
 * Makes the files of those that wait, one after the other. Of several gateways each takes another one; whoever ends in the
 * middle leaves it to be begun again.
 */
export function createRunner({ store, books, clock, tell, reportFault, pace = 0 }: RunnerSurroundings) {
  let isResting = false;

  const ended = (taken: StoredReport, how: Partial<StoredReport>): StoredReport => {
    const now = clock.now();
    return { ...taken, finishedAt: now, expiresAt: now + FILE_LIFE, isTold: false, ...how };
  };

  /** @returns how it ended, or waits again; undefined where it is no longer this run's */
  async function make(report: StoredReport): Promise<StoredReport | undefined> {
    const rule = ruleOf(report.type, report.role);
    if (!rule || report.run > MOST_RUNS)
      return ended(report, { status: 'FAILED', errorMessage: rule ? copy.failed : copy.gone });
    const question = { rule, dateRange: report.dateRange, filters: report.filters, at: clock.now() };
    const expected = await expectedRows(books, question);
    if (expected === 0) return ended(report, { status: 'EMPTY', expectedRows: 0 });
    const begun = { ...report, expectedRows: expected };
    const columns = rule.columns.filter(({ id }) => report.columns.includes(id));
    let [rowCount, sizeBytes] = [0, 0];
    for await (const part of fileOf(rowsOf(books, question), { format: report.format, columns, title: rule.label })) {
      if (isResting) return { ...report, status: 'QUEUED', run: report.run - 1 };
      if (!(await store.append(begun, part, clock.now() + HOLD))) return undefined;
      rowCount = part.rowCount;
      sizeBytes += part.bytes.length;
      if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
    }
    return ended(begun, { status: 'READY', rowCount, sizeBytes });
  }

  /** Says that work on it goes on, for as long as it is this run's. @returns what ends that */
  function keepHold(taken: StoredReport): () => void {
    const say = oneAtATime(async () => {
      if (!(await store.hold(taken, clock.now() + HOLD))) clearInterval(beat);
    });
    // A database that is away for a moment ends nothing by itself.
    const beat = setInterval(() => void say().catch(() => undefined), BEAT);
    return () => clearInterval(beat);
  }

  async function attempt(taken: StoredReport): Promise<void> {
    const letGo = keepHold(taken);
    try {
      await makeAndTell(taken);
    } finally {
      letGo();
    }
  }

  async function makeAndTell(taken: StoredReport): Promise<void> {
    let report: StoredReport | undefined = taken;
    if (taken.status === 'RUNNING') {
      report = await make(taken);
      if (!report || !(await store.finish(taken, report)) || report.status === 'QUEUED') return;
    }
    await tell(report);
    await store.finish(taken, { ...report, isTold: true });
  }

  async function line(): Promise<void> {
    while (!isResting) {
      const taken = await store.take(clock.now(), HOLD);
      if (!taken) return;
      await attempt(taken).catch(reportFault);
    }
  }

  const work = oneAtATime(line);
  return {
    /** All that waits now; of two who ask at once both wait for the same. */
    work,
    /** Begins nothing more, and waits for what is under way. */
    async rest(): Promise<void> {
      isResting = true;
      await work.ended().catch(() => undefined);
    },
  };
}
