import type { TraceEntry } from '../wire/traces';
import { type DayRange, type Range, readDays, readMinutes } from './day-range';

/** How many entries an answer has at most: more than anybody reads, some 6 MB. */
export const MOST_ENTRIES = 10_000;

/** Which member of an entry each filter of spec 7.2 compares, exactly; dateRange is read apart. */
const members = {
  servers: 'server',
  order: 'order',
  hostnames: 'hostName',
  services: 'service',
  serviceType: 'serviceType',
  operation: 'operation',
  channels: 'channel',
  logTypes: 'logType',
  code: 'code',
} as const satisfies Record<string, keyof TraceEntry>;

export type TraceMember = (typeof members)[keyof typeof members];

/** What a search in the log asks for. */
export interface TraceSearch {
  /** Null means all that there is. */
  days: DayRange | null;
  /** Of these days only the minutes between two, by Mexico City's clock. */
  minutes?: Range;
  /** Members that an entry must have with just this value. */
  equal: Readonly<Partial<Record<TraceMember, string>>>;
}

/** Reads the parameters of GET /trace. @returns null when dateRange has another form than two days, or between none of two minutes */
export function readTraceSearch(query: URLSearchParams): TraceSearch | null {
  const range = query.get('dateRange');
  const days = range === null ? null : readDays(range);
  const minutes = readMinutes(query.get('between'));
  if ((range !== null && !days) || minutes === undefined) return null;
  const given = Object.entries(members).flatMap(([name, member]) => {
    const value = query.get(name);
    return value === null ? [] : [[member, value] as const];
  });
  return { days, ...(minutes && { minutes }), equal: Object.fromEntries(given) };
}
