import { deedOf } from '../notifications/once';
import type { ReportUnit } from '../report-ports';
import { NotKept, notKept } from '../rules/not-kept';
import { isOf, isOpen, periodName, reportAnswer, type StoredReport, told } from '../rules/report';
import { mayCall, type Role } from '../rules/roles';
import type { Actor } from '../trail-ports';
import type { Report, ReportPage, ReportPreview, ReportType } from '../wire/reports';
import { ruleOf, rulesOf } from './catalogue';
import { type Keyed, type NotDone, newReport } from './new-report';
import { previewOf } from './preview';
import type { Asked } from './request';
import { createRunner, type RunnerSurroundings } from './runner';
import { createSchedules } from './schedules';

/** How many of one person may be under way. */
const MOST_OPEN = 5;

const DAY = 86_400_000;
/** How long a list names what has no file any more: thirty days. */
const MEMORY = 30 * DAY;

const copy = {
  used: 'Esta clave ya se usó para otra solicitud.',
  crowded: `Tienes ${MOST_OPEN} reportes en preparación. Espera a que termine uno, o cancélalo.`,
};

export type Reporting = ReturnType<typeof createReporting>;

/** The catalogue of reports, their files that are made while people do other work, and schedules. */
export function createReporting(surroundings: RunnerSurroundings) {
  const { store, books, clock, reportFault } = surroundings;
  const runner = createRunner(surroundings);
  const wake = () => void runner.work().catch(reportFault);
  const schedules = createSchedules({ store, clock, wake });

  /** One of whoever asks, who may still see what is in it; with it its store, beside nobody else. */
  const act = (
    reportId: string,
    actor: Actor,
    work: (unit: ReportUnit, report: StoredReport) => Promise<StoredReport | undefined>,
  ) =>
    store
      .change(clock.now(), async (unit): Promise<Report | NotDone> => {
        const report = await unit.report(reportId);
        if (!report || !mayRead(report, actor)) return { unknown: true };
        return reportAnswer((await work(unit, report)) ?? report);
      })
      .catch(notKept<NotDone>);

  const write = (
    unit: ReportUnit,
    actor: Actor,
    action: string,
    before: StoredReport | null,
    after: StoredReport | null,
  ) =>
    unit.write(
      deedOf(actor, {
        ...{ entity: 'report', entityId: (after ?? before)?.reportId ?? '', action, reason: null },
        ...{ before: before ? told(before) : {}, after: after ? told(after) : {} },
      }),
    );

  return {
    ...schedules,
    ...{ wake, work: runner.work, rest: runner.rest },

    types: (role: Role): ReportType[] =>
      rulesOf(role)
        .filter(({ from }) => from !== 'refunds' || books.refunds)
        .map(({ from: _, ...type }) => type),

    preview: ({ rule, dateRange, filters }: Asked, groupBy: string): Promise<ReportPreview> =>
      previewOf(books, { rule, dateRange, filters, at: clock.now() }, groupBy),

    async page(email: string, slice: { page: number; size: number }): Promise<ReportPage> {
      const { reports, total } = await store.page(email, slice);
      const generatedAt = new Date(clock.now()).toISOString();
      return { data: reports.map(reportAnswer), ...slice, total, generatedAt };
    },

    /** Puts one into the queue, once for a key. */
    async request({ rule, ...asked }: Asked, { key, actor }: Keyed): Promise<Report | NotDone> {
      const fingerprint = JSON.stringify(asked);
      const now = clock.now();
      const done = await store
        .change(now, async (unit): Promise<{ reportId: string } | NotDone> => {
          const before = await unit.claim<{ reportId: string }>(actor.email, key);
          if (before?.fingerprint === fingerprint) return before.answer;
          if (before) return { refused: [{ field: 'Idempotency-Key', message: copy.used }] };
          if ((await unit.open(actor.email)) >= MOST_OPEN)
            throw new NotKept({ refused: [{ field: 'type', message: copy.crowded }] });
          const report = newReport({ ...asked, name: `${rule.label}, ${periodName(asked.dateRange)}` }, actor, now);
          await unit.putReport(report);
          await unit.keepAnswer(actor.email, key, { fingerprint, answer: { reportId: report.reportId } });
          await write(unit, actor, 'REQUEST', null, report);
          return { reportId: report.reportId };
        })
        .catch(notKept<NotDone>);
      if (!('reportId' in done)) return done;
      wake();
      const report = await store.find(done.reportId);
      return report ? reportAnswer(report) : { unknown: true };
    },

    /** Ends what waits or is under way; of another one nothing changes. */
    cancel: (reportId: string, actor: Actor) =>
      act(reportId, actor, async (unit, report) => {
        if (!isOpen(report)) return undefined;
        const now = clock.now();
        const cancelled: StoredReport = { ...report, status: 'CANCELLED', finishedAt: now, sizeBytes: 0, isTold: true };
        await unit.dropReport(report.reportId);
        await unit.putReport(cancelled);
        await write(unit, actor, 'CANCEL', report, cancelled);
        return cancelled;
      }),

    /** Takes it away with its file; what others were sent, whoever asked for it alone. */
    remove: (reportId: string, actor: Actor) =>
      act(reportId, actor, async (unit, report) => {
        if (report.requestedBy.email !== actor.email) throw new NotKept<NotDone>({ unknown: true });
        await unit.dropReport(reportId);
        await write(unit, actor, 'DELETE', report, null);
        return undefined;
      }),

    /** @returns its file, and what it is called; undefined where there is none for whoever asks */
    async file(reportId: string, actor: Actor) {
      const report = await store.find(reportId);
      if (report?.status !== 'READY' || !mayRead(report, actor)) return undefined;
      await store.change(clock.now(), (unit) => write(unit, actor, 'DOWNLOAD', report, report));
      return { report, parts: store.file(reportId) };
    },

    /** What is due from time to time: schedules, and files whose time is over. */
    async settle(): Promise<void> {
      const now = clock.now();
      await store.expire(now, now - MEMORY);
      await schedules.runDue();
      wake();
    },
  };
}

/** Whether a report is for somebody, and shows nothing that their role may not see. */
const mayRead = (report: StoredReport, { email, role }: Pick<Actor, 'email' | 'role'>) =>
  isOf(report, email) && mayCall(role as Role, 'GET /report') && ruleOf(report.type, role as Role) !== undefined;
