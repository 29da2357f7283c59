import { newId } from '../notifications/new-delivery';
import { deedOf } from '../notifications/once';
import type { ReportStore, ReportUnit } from '../report-ports';
import { NotKept, notKept } from '../rules/not-kept';
import { periodName } from '../rules/report';
import { nextRun, periodOf, type StoredSchedule, scheduleAnswer, scheduleTold } from '../rules/report-schedule';
import type { Role } from '../rules/roles';
import type { Actor } from '../trail-ports';
import type { ReportSchedule } from '../wire/reports';
import { ruleOf } from './catalogue';
import { type Keyed, type NotDone, newReport } from './new-report';
import type { AskedSchedule } from './request';

const CHANGED = 'Otro usuario modificó este registro';
const USED = 'Esta clave ya se usó para otra solicitud.';

type Outcome = ReportSchedule | NotDone | { conflict: ReportSchedule; message: string };

interface Surroundings {
  store: ReportStore;
  clock: { now(): number };
  wake(): void;
}

/** Reports that are made again and again, and sent to some people. */
export function createSchedules({ store, clock, wake }: Surroundings) {
  const answer = async (schedule: StoredSchedule) =>
    scheduleAnswer(schedule, schedule.lastReportId === null ? undefined : await store.find(schedule.lastReportId));

  const write = (unit: ReportUnit, actor: Actor, action: string, [before, after]: (StoredSchedule | null)[]) =>
    unit.write(
      deedOf(actor, {
        ...{ entity: 'reportSchedule', entityId: (after ?? before)?.scheduleId ?? '', action, reason: null },
        ...{ before: before ? scheduleTold(before) : {}, after: after ? scheduleTold(after) : {} },
      }),
    );

  /** What becomes of one that somebody saw in a version. */
  const act = async (
    scheduleId: string,
    { version, actor }: { version: number | null; actor: Actor },
    work: (unit: ReportUnit, before: StoredSchedule) => Promise<StoredSchedule>,
  ): Promise<Outcome> => {
    const done = await store
      .change(clock.now(), async (unit): Promise<StoredSchedule | NotDone | { stands: StoredSchedule }> => {
        const before = await unit.schedule(scheduleId);
        if (!before || !ruleOf(before.type, actor.role as Role)) return { unknown: true };
        if (before.version !== version) return { stands: before };
        return work(unit, before);
      })
      .catch(notKept<NotDone>);
    if ('stands' in done) return { conflict: await answer(done.stands), message: CHANGED };
    return 'scheduleId' in done ? answer(done) : done;
  };

  return {
    /** Those of reports that a role may ask for, by name. */
    async schedules(role: Role): Promise<ReportSchedule[]> {
      const all = (await store.schedules()).filter(({ type }) => ruleOf(type, role));
      return Promise.all(all.toSorted((one, other) => one.name.localeCompare(other.name, 'es')).map(answer));
    },

    /** Writes one, once for a key. */
    async plan({ rule: _, version: __, paused, ...asked }: AskedSchedule, { key, actor }: Keyed): Promise<Outcome> {
      const fingerprint = JSON.stringify([asked, paused]);
      const now = clock.now();
      const done = await store
        .change(now, async (unit): Promise<StoredSchedule | NotDone> => {
          const before = await unit.claim<StoredSchedule>(actor.email, key);
          if (before?.fingerprint === fingerprint) return before.answer;
          if (before) throw new NotKept<NotDone>({ refused: [{ field: 'Idempotency-Key', message: USED }] });
          const { email, name, role } = actor;
          const schedule: StoredSchedule = {
            ...asked,
            ...{ scheduleId: newId('PRG', now), isPaused: paused, nextRunAt: nextRun(asked, now), lastRunAt: null },
            ...{ lastReportId: null, createdBy: { email, name }, role: role as Role, updatedAt: now, version: 1 },
          };
          await unit.putSchedule(schedule);
          await unit.keepAnswer(email, key, { fingerprint, answer: schedule });
          await write(unit, actor, 'CREATE', [null, schedule]);
          return schedule;
        })
        .catch(notKept<NotDone>);
      return 'scheduleId' in done ? answer(done) : done;
    },

    /** Writes one anew; paused, it waits until it goes on. */
    replan: (scheduleId: string, { rule: _, version, paused, ...asked }: AskedSchedule, actor: Actor) =>
      act(scheduleId, { version, actor }, async (unit, before) => {
        const now = clock.now();
        const after: StoredSchedule = {
          ...{ ...before, ...asked, isPaused: paused, role: actor.role as Role },
          ...{ nextRunAt: nextRun(asked, now), updatedAt: now, version: before.version + 1 },
        };
        await unit.putSchedule(after);
        const action = before.isPaused === paused ? 'EDIT' : paused ? 'PAUSE' : 'RESUME';
        await write(unit, actor, action, [before, after]);
        return after;
      }),

    unplan: (scheduleId: string, version: number, actor: Actor) =>
      act(scheduleId, { version, actor }, async (unit, before) => {
        await unit.dropSchedule(scheduleId);
        await write(unit, actor, 'DELETE', [before, null]);
        return before;
      }),

    /** Puts what is due into the queue: once for each run, whichever gateway comes first. What was missed runs once. */
    async runDue(): Promise<void> {
      const now = clock.now();
      const due = (await store.schedules()).filter(({ isPaused, nextRunAt }) => !isPaused && nextRunAt <= now);
      for (const { scheduleId } of due) {
        await store.change(now, async (unit) => {
          const schedule = await unit.schedule(scheduleId);
          if (!schedule || schedule.isPaused || schedule.nextRunAt > now) return;
          const { type, filters, columns, format, name, recipients, createdBy, role, nextRunAt } = schedule;
          const dateRange = periodOf(schedule, nextRunAt);
          const what = { type, filters, columns, format, dateRange, name: `${name}, ${periodName(dateRange)}` };
          const report = { ...newReport(what, { ...createdBy, role }, now), recipients, scheduleId };
          await unit.putReport(report);
          await unit.putSchedule({
            ...schedule,
            ...{ lastRunAt: now, lastReportId: report.reportId, nextRunAt: nextRun(schedule, now) },
          });
        });
      }
      if (due.length > 0) wake();
    },
  };
}
