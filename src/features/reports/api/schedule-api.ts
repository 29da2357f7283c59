/** Schedules of reports. GET, POST report/schedule · PUT, DELETE report/schedule/{id} */

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ignored, json, request } from '~/shared/api/client';
import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const readMembers = membersOf({
  name: toText,
  type: toText,
  filters: (value) =>
    Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, list]) => [key, listOf(list, toText)])),
  columns: (value) => listOf(value, toText),
  format: toText,
  frequency: toText,
  hour: integerOf,
  weekday: integerOf,
  monthDay: integerOf,
  recipients: (value) => listOf(value, toText),
  paused: flagOf,
  nextRunAt: toText,
  lastRunAt: toText,
  lastReport: membersOf({ reportId: toText, status: toText }),
  createdBy: membersOf({ email: toText, name: toText }),
  updatedAt: toText,
  version: integerOf,
});

export interface ReportSchedule extends ReturnType<typeof readMembers> {
  scheduleId: string;
}

/** @returns null without an id */
export function parseSchedule(value: unknown): ReportSchedule | null {
  const scheduleId = toText(fieldsOf(value).scheduleId);
  return scheduleId === null ? null : { scheduleId, ...readMembers(value) };
}

function readSchedule(value: unknown): ReportSchedule {
  const schedule = parseSchedule(value);
  if (!schedule) throw new Error('no schedule');
  return schedule;
}

function readSchedules(value: unknown): ReportSchedule[] {
  const { data } = fieldsOf(value);
  if (!Array.isArray(data)) throw new Error('no list');
  return listOf(data, parseSchedule);
}

/** What is written of one, as the calls want it; without a version it is a new one. */
export interface ScheduleRequest
  extends Pick<
    ReportSchedule,
    'name' | 'type' | 'filters' | 'columns' | 'format' | 'frequency' | 'hour' | 'weekday' | 'monthDay'
  > {
  recipients: readonly string[];
  paused: boolean;
  version?: number;
}

const pathOf = (id: string) => `report/schedule/${encodeURIComponent(id)}`;
const all = (signal?: AbortSignal) =>
  request({ path: 'report/schedule', ...(signal && { signal }) }, json(readSchedules));

export const schedulesQuery = () =>
  queryOptions({ queryKey: ['report-schedules'], queryFn: ({ signal }) => all(signal) });

export const scheduleWrites = {
  all: () => all(),
  plan: (body: ScheduleRequest, key: string) =>
    request({ method: 'POST', path: 'report/schedule', body, key }, json(readSchedule)),
  replan: (id: string, body: ScheduleRequest) => request({ method: 'PUT', path: pathOf(id), body }, json(readSchedule)),
  unplan: (id: string, version: number) =>
    request({ method: 'DELETE', path: pathOf(id), query: { version: String(version) } }, ignored),
};

/** What a schedule is written with when only one of its members changes. */
export const requestOf = ({ paused, version, ...schedule }: ReportSchedule): ScheduleRequest => {
  const { name, type, filters, columns, format, frequency, hour, weekday, monthDay, recipients } = schedule;
  return {
    ...{ name, type, filters, columns, format, frequency, hour, weekday, monthDay },
    ...{ recipients: recipients.filter((email) => email !== null), paused: paused === true, version: version ?? 0 },
  };
};

export const schedulesChanged = (client: QueryClient): void => {
  for (const queryKey of [['report-schedules'], ['audit', 'reportSchedule']])
    void client.invalidateQueries({ queryKey });
};
