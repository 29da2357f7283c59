import type { LoggedStep, TraceEntry } from './entry';

/** Which member of an entry each filter of spec 7.2 compares; dateRange is read apart. */
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

/**
 * The test that a search makes of each entry: exact equality of all given members, and the day within the range.
 * @returns null when dateRange is not yyyy-mm-dd_yyyy-mm-dd
 */
export function traceFilter(query: URLSearchParams): ((step: LoggedStep) => boolean) | null {
  const range = readRange(query.get('dateRange'));
  if (!range) return null;
  const wanted = Object.entries(members).flatMap(([name, member]) => {
    const value = query.get(name);
    return value === null ? [] : [{ member, value }];
  });
  return ({ at, entry }) =>
    at >= range.from && at < range.until && wanted.every(({ member, value }) => entry[member] === value);
}

/** Both days belong to it, as calendar days of the process' zone. */
function readRange(text: string | null): { from: number; until: number } | null {
  if (text === null) return { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const parts = /^(\d{4})-(\d\d)-(\d\d)_(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, lastYear = 0, lastMonth = 0, lastDay = 0] = parts;
  return {
    from: new Date(year, month - 1, day).getTime(),
    until: new Date(lastYear, lastMonth - 1, lastDay + 1).getTime(),
  };
}
