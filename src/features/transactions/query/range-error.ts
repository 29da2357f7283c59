import { type DayRange, isDay, latestEnd, showDay } from './period';

export interface RangeError {
  /** The first day that is wrong. */
  field: 'start' | 'end';
  text: string;
}

/** What is wrong with two days that are being chosen; undefined when they are a range that can be asked for. */
export function rangeError({ start, end }: DayRange, today: string): RangeError | undefined {
  if (!isDay(start)) return { field: 'start', text: 'Elige la fecha inicial' };
  if (start > today) return { field: 'start', text: `La fecha inicial llega hasta el ${showDay(today)}` };
  const last = latestEnd(start, today);
  if (isDay(end) && end >= start && end <= last) return undefined;
  return { field: 'end', text: `La fecha final va del ${showDay(start)} al ${showDay(last)}` };
}
