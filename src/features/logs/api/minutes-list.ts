import { parseDate } from '~/shared/format/dates';
import type { TraceEntry } from './trace-entry';
import type { TraceList } from './trace-list';

/** The entries of a response from a minute until another one, whether or not the platform left the others out (spec 7.17). */
export class MinutesList implements TraceList {
  private readonly within: number[] = [];
  private readonly all: TraceList;
  private readonly minutes: readonly string[];
  private seen = 0;

  constructor(all: TraceList, between: string) {
    this.all = all;
    this.minutes = between.split('_');
  }

  /** Looks at what has arrived since. */
  grow(): void {
    const [from = '', until = ''] = this.minutes;
    // The response began its list anew.
    if (this.all.length < this.seen) this.seen = this.within.length = 0;
    for (; this.seen < this.all.length; this.seen += 1) {
      const minute = minuteOf(this.all.read(this.seen).date);
      if (minute === undefined || (minute >= from && minute < until)) this.within.push(this.seen);
    }
  }

  get length(): number {
    return this.within.length;
  }

  get outside(): number {
    return this.seen - this.within.length;
  }

  get weight(): number {
    return this.all.weight;
  }

  get lossy(): boolean {
    return this.all.lossy;
  }

  get truncated(): boolean {
    return this.all.truncated;
  }

  /** What the platform counts are its own matches. */
  get total(): number | undefined {
    return this.outside > 0 ? undefined : this.all.total;
  }

  at(index: number): TraceEntry | undefined {
    const place = this.within[index];
    return place === undefined ? undefined : this.all.at(place);
  }

  read(index: number): TraceEntry {
    return this.all.read(this.within[index] ?? this.all.length);
  }
}

/** Of UTC, minutes; without summer time since October 2022. */
const MEXICO_BEHIND = 360;

/** Whether a date tells its zone, or is no text of a calendar. */
const ZONED = /^\d+$|[zZ]$|[+-]\d\d:?\d\d$/;

/** The minute of an entry by the platform's clock: a date without a zone is of that clock. @returns undefined when none can be read */
function minuteOf(date: unknown): string | undefined {
  const moment = parseDate(date);
  if (moment === null) return undefined;
  const zoned = typeof date !== 'string' || ZONED.test(date.trim());
  const behind = zoned ? MEXICO_BEHIND : new Date(moment).getTimezoneOffset();
  return new Date(moment - behind * 60_000).toISOString().slice(0, 16);
}
