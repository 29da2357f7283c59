import type { ReportStore } from '../report-ports';
import { startOfDay } from '../rules/mexico-time';
import { dayOf, FILE_LIFE, periodName, type StoredReport } from '../rules/report';
import { nextRun, periodOf, type Rhythm, type StoredSchedule } from '../rules/report-schedule';
import { ruleOf } from './catalogue';
import { copy as runnerCopy } from './runner';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const octavio = { email: 'admin@example.mx', name: 'Octavio Beltrán' };
const role = 'ADMINISTRATOR';

/** One that is invented; what was made of it, unless it waits for its file, which is then made as any other. */
interface Sketch extends Pick<StoredReport, 'reportId' | 'type' | 'dateRange' | 'createdAt'> {
  format?: StoredReport['format'];
  /** Of the schedule that made it. */
  plan?: Plan;
  is?: Partial<StoredReport> & Pick<StoredReport, 'status'>;
}

interface Plan extends Rhythm, Pick<StoredSchedule, 'scheduleId' | 'name' | 'type' | 'format' | 'isPaused'> {
  lastReportId: string | null;
}

const everyDay: Plan = {
  ...{ scheduleId: 'PRG-DEMO-1', name: 'Conciliación de cada día', type: 'RECONCILIATION', format: 'XLSX' },
  ...{ frequency: 'DAILY', hour: 6, weekday: null, monthDay: null, isPaused: false, lastReportId: 'REP-DEMO-2' },
};
const everyWeek: Plan = {
  ...{ scheduleId: 'PRG-DEMO-2', name: 'Rechazos de la semana', type: 'DECLINES', format: 'CSV' },
  ...{ frequency: 'WEEKLY', hour: 8, weekday: 1, monthDay: null, isPaused: true, lastReportId: null },
};
const everyMonth: Plan = {
  ...{ scheduleId: 'PRG-DEMO-3', name: 'Cierre del mes', type: 'MONTHS', format: 'CSV' },
  ...{ frequency: 'MONTHLY', hour: 6, weekday: null, monthDay: 1, isPaused: false, lastReportId: 'REP-DEMO-3' },
};

/** Reports and schedules that are invented: the same for the same day. */
function invented(now: number) {
  const day = (back: number) => dayOf(startOfDay(now) - back * DAY);
  const ran = (plan: Plan, longest: number) => {
    // The last one: where a month is shorter than the longest there are two.
    const earlier = nextRun(plan, now - longest * DAY);
    const later = nextRun(plan, earlier);
    const createdAt = later <= now ? later : earlier;
    return { plan, type: plan.type, format: plan.format, createdAt, dateRange: periodOf(plan, createdAt) };
  };
  const sketches: readonly Sketch[] = [
    {
      ...{ reportId: 'REP-DEMO-1', type: 'CHANNELS', dateRange: `${day(7)}_${day(1)}`, createdAt: now - 40 * MINUTE },
    },
    { reportId: 'REP-DEMO-2', ...ran(everyDay, 1) },
    {
      ...{ reportId: 'REP-DEMO-3', ...ran(everyMonth, 31) },
      is: { status: 'FAILED', errorMessage: runnerCopy.failed, run: 4 },
    },
    {
      ...{ reportId: 'REP-DEMO-4', type: 'OPERATIONS', dateRange: `${day(60)}_${day(31)}`, format: 'XLSX' },
      ...{ createdAt: now - 5 * DAY, is: { status: 'CANCELLED', rowCount: 61_250, run: 1 } },
    },
    {
      ...{ reportId: 'REP-DEMO-5', type: 'CHANNELS', dateRange: `${day(40)}_${day(34)}`, createdAt: now - 9 * DAY },
      is: { status: 'EXPIRED', rowCount: 13, expectedRows: 13, run: 1 },
    },
  ];
  const reports = sketches.map(reportOf);
  return { reports, schedules: [everyDay, everyWeek, everyMonth].map((plan) => scheduleOf(plan, reports, now)) };
}

const columnsOf = (type: string) => ruleOf(type, role)?.columns.map(({ id }) => id) ?? [];

function reportOf({ plan, is, format = 'CSV', ...sketch }: Sketch): StoredReport {
  const { type, dateRange, createdAt } = sketch;
  const name = plan?.name ?? ruleOf(type, role)?.label ?? type;
  const finishedAt = is ? createdAt + MINUTE : null;
  return {
    ...{ ...sketch, name: `${name}, ${periodName(dateRange)}`, filters: {}, columns: columnsOf(type), format, role },
    ...{ requestedBy: octavio, recipients: [], scheduleId: plan?.scheduleId ?? null, finishedAt },
    ...{ expiresAt: finishedAt && finishedAt + FILE_LIFE, rowCount: 0, expectedRows: null, sizeBytes: 0 },
    ...{ status: 'QUEUED', errorMessage: null, run: 0, isTold: is !== undefined, ...is },
  };
}

const scheduleOf = (plan: Plan, reports: readonly StoredReport[], now: number): StoredSchedule => ({
  ...{ ...plan, filters: {}, columns: columnsOf(plan.type), recipients: ['finanzas@example.mx'], createdBy: octavio },
  lastRunAt: reports.find(({ reportId }) => reportId === plan.lastReportId)?.createdAt ?? null,
  ...{ nextRunAt: nextRun(plan, now), role, updatedAt: now - 20 * DAY, version: 1 },
});

/** Keeps invented ones that are not there yet. */
export function keepInvented(store: ReportStore, now: number): Promise<void> {
  const { reports, schedules } = invented(now);
  return store.change(now, async (unit) => {
    for (const report of reports) if (!(await unit.report(report.reportId))) await unit.putReport(report);
    for (const schedule of schedules) if (!(await unit.schedule(schedule.scheduleId))) await unit.putSchedule(schedule);
  });
}

/** Nobody has asked for what is invented, so nobody is told of it. */
export const isInvented = ({ reportId }: Pick<StoredReport, 'reportId'>) => reportId.startsWith('REP-DEMO-');
