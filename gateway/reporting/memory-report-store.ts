import type { ReportStore } from '../report-ports';
import { isOf, isOpen, type StoredReport } from '../rules/report';
import type { StoredSchedule } from '../rules/report-schedule';
import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';

/** Reports, for as long as the process lasts. */
export function createMemoryReportStore(ledger: MemoryLedger): ReportStore {
  const reports = new Map<string, StoredReport>();
  const files = new Map<string, Uint8Array[]>();
  const schedules = new Map<string, StoredSchedule>();
  const held = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  return {
    change(now, work) {
      const run = turn.then(async () => {
        const deeds: (() => void)[] = [];
        const later = async (deed: () => void) => void deeds.push(deed);
        const outcome = await work({
          claim: async <T>(email: string, key: string) =>
            ledger.answers.get(`${email} ${key}`) as KeptAnswer<T> | undefined,
          keepAnswer: (email, key, answer) => later(() => ledger.answers.set(`${email} ${key}`, answer)),
          report: async (id) => reports.get(id),
          putReport: (report) => later(() => reports.set(report.reportId, report)),
          dropReport: (id) =>
            later(() => {
              reports.delete(id);
              files.delete(id);
            }),
          open: async (email) =>
            [...reports.values()].filter(
              (each) => isOpen(each) && each.requestedBy.email === email && each.scheduleId === null,
            ).length,
          schedule: async (id) => schedules.get(id),
          putSchedule: (schedule) => later(() => schedules.set(schedule.scheduleId, schedule)),
          dropSchedule: (id) => later(() => schedules.delete(id)),
          write: (deed) => later(() => ledger.write(deed, now)),
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
    async page(email, { page, size }) {
      const own = [...reports.values()].filter((each) => isOf(each, email)).sort(byAge);
      return { reports: own.slice((page - 1) * size, page * size), total: own.length };
    },
    find: async (id) => reports.get(id),
    async take(now, holdMs) {
      const waits = (each: StoredReport) => (isOpen(each) || !each.isTold) && (held.get(each.reportId) ?? now) <= now;
      const due = [...reports.values()].sort(byAge).findLast(waits);
      if (!due) return undefined;
      held.set(due.reportId, now + holdMs);
      if (!isOpen(due)) return due;
      const begun: StoredReport = { ...due, status: 'RUNNING', run: due.run + 1, rowCount: 0, sizeBytes: 0 };
      files.set(due.reportId, []);
      reports.set(due.reportId, begun);
      return begun;
    },
    async hold({ reportId, run }, until) {
      const report = reports.get(reportId);
      if (report?.run !== run || report.isTold) return false;
      held.set(reportId, until);
      return true;
    },
    async append({ reportId, run, expectedRows }, { rowCount, bytes }, until) {
      const report = reports.get(reportId);
      if (report?.status !== 'RUNNING' || report.run !== run) return false;
      held.set(reportId, until);
      files.get(reportId)?.push(bytes);
      reports.set(reportId, { ...report, expectedRows, rowCount, sizeBytes: report.sizeBytes + bytes.length });
      return true;
    },
    async finish({ reportId, run, status }, next) {
      const report = reports.get(reportId);
      if (report?.run !== run || ![status, next.status].includes(report.status)) return false;
      if (next.isTold || next.status === 'QUEUED') held.delete(reportId);
      reports.set(reportId, next);
      return true;
    },
    async *file(reportId) {
      yield* files.get(reportId) ?? [];
    },
    async expire(now, forgetBefore) {
      for (const [id, report] of reports) {
        if ((report.finishedAt ?? now) < forgetBefore) reports.delete(id);
        else if (report.status === 'READY' && (report.expiresAt ?? now + 1) <= now)
          reports.set(id, { ...report, status: 'EXPIRED', sizeBytes: 0 });
        else continue;
        files.delete(id);
      }
    },
    schedules: async () => [...schedules.values()],
  };
}

/** Newest first. */
const byAge = (one: StoredReport, other: StoredReport) =>
  other.createdAt - one.createdAt || (one.reportId < other.reportId ? 1 : -1);
