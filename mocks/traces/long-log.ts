import type { DayRange } from '../../gateway/rules/day-range';
import { MOST_ENTRIES } from '../../gateway/rules/trace-search';
import { wireDate } from '../wire-date';
import { daysOf } from './trace-filter';

/** An entry each twelve seconds of half a year: 1,296,000. */
const EACH = 12_000;
const HALF_A_YEAR = 180 * 86_400_000;

/** More entries than an answer may have: the newest of them, and how many there are. */
export function newestAnswer(order: string, now: number, days: DayRange | null): string {
  const { from, until } = daysOf(days);
  const newest = Math.floor(Math.min(now, until - 1) / EACH);
  const total = Math.max(newest - Math.floor((Math.max(now - HALF_A_YEAR + 1, from) - 1) / EACH), 0);
  const data = Array.from({ length: Math.min(total, MOST_ENTRIES) }, (_, back) => ({
    date: wireDate((newest - back) * EACH),
    service: 'spei',
    operation: 'consultarEstado',
    hostName: 'app-02.example.mx',
    ip: '192.0.2.42',
    order,
    logType: 'INFO',
    code: '00',
    request: { claveRastreo: `MUESTRA${newest - back}` },
  }));
  return JSON.stringify({ truncated: total > data.length, data, total });
}
