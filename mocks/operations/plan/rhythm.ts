import { mexicoClock } from '../../../gateway/rules/mexico-time';

const DAY = 86_400_000;

/** Operations that an ordinary day has besides the logged ones. */
const USUAL = 338;

/** Sunday first. */
const weekdays = [0.86, 0.95, 0.92, 0.95, 1, 1.2, 1.12];

/** January first: after the holidays money is short, in December it is not. */
const months = [0.84, 0.92, 0.96, 1, 1.06, 0.98, 1, 1.02, 0.95, 1, 1.04, 1.28];

/** Weight of each hour of a working day: a trough at night, peaks at lunch and in the evening. */
const hours = [
  0.25, 0.15, 0.1, 0.08, 0.1, 0.2, 0.5, 0.9, 1.1, 1.2, 1.3, 1.4, 1.6, 1.9, 2, 1.6, 1.3, 1.3, 1.6, 2, 2.3, 1.9, 1.2, 0.6,
];

/** On Saturdays and Sundays people rise late and stay up. */
const weekendHours = [
  0.5, 0.35, 0.2, 0.12, 0.1, 0.12, 0.25, 0.5, 0.8, 1.2, 1.5, 1.7, 1.9, 2, 1.9, 1.7, 1.5, 1.5, 1.6, 1.8, 1.9, 1.7, 1.3,
  0.9,
];

/** How many operations a day (epoch ms of its midnight) has besides the logged ones. */
export function unloggedOn(day: number, luck: number): number {
  const date = mexicoClock(day);
  const years = (day - Date.UTC(2026, 5, 1)) / (365 * DAY);
  const growth = Math.min(1.5, Math.max(0.8, 1 + 0.12 * years));
  const season = (weekdays[date.getUTCDay()] ?? 1) * (months[date.getUTCMonth()] ?? 1);
  return Math.round(USUAL * season * payday(day) * holiday(date) * growth * (0.93 + 0.14 * luck));
}

/** Share of a day's operations up to each hour's end, 24 rising numbers up to 1. */
export function dayCurve(day: number): readonly number[] {
  const weekday = mexicoClock(day).getUTCDay();
  return weekday === 0 || weekday === 6 ? weekendCurve : workdayCurve;
}

const workdayCurve = cumulated(hours);
const weekendCurve = cumulated(weekendHours);

function cumulated(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum / total;
  });
}

/** Wages come on the 15th and on the last of the month, or on the Friday before; the day after still feels it. */
function payday(day: number): number {
  if (isPayday(day)) return 1.5;
  return isPayday(day - DAY) ? 1.25 : 1;
}

function isPayday(day: number): boolean {
  const weekday = mexicoClock(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return [0, ...(weekday === 5 ? [1, 2] : [])].some((ahead) => {
    const date = mexicoClock(day + ahead * DAY);
    return date.getUTCDate() === 15 || mexicoClock(day + (ahead + 1) * DAY).getUTCDate() === 1;
  });
}

/** Quiet feasts, the week of the Christmas bonus, and the long weekend of sales in November. */
function holiday(date: Date): number {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  if ((month === 12 && day === 25) || (month === 1 && day === 1)) return 0.55;
  if (month === 12 && day >= 18 && day <= 24) return 1.3;
  const weekday = date.getUTCDay();
  const friday = day - ((weekday + 2) % 7);
  const sales = month === 11 && friday >= 13 && friday <= 19 && (weekday === 0 || weekday === 1 || weekday >= 5);
  return sales ? 1.45 : 1;
}
