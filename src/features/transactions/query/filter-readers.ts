import type { Readers } from '~/shared/address/unread-parts';
import { ACCEPTS, LIST_FILTERS, readList, SINGLE_FILTERS } from './filters';
import { addMonths, isDay, MONTHS_LONG, presetOf, splitRange } from './period';

const REVERSED = 'la fecha final es anterior a la inicial';
const FUTURE = 'termina después de hoy';
const TOO_LONG = 'abarca más de trece meses';

/** Whether the filters of an address can be used: which keys there are, and which values each may have. */
export function filterReaders(today: string): Readers {
  return {
    dateRange: (text) => presetOf(text) !== undefined || readsRange(text, today),
    ...Object.fromEntries(LIST_FILTERS.map((key) => [key, (text: string) => readList(text).length > 0])),
    ...Object.fromEntries(SINGLE_FILTERS.map((key) => [key, (text: string) => ACCEPTS[key].test(text.trim())])),
  };
}

/** Whether two days of one's own may be asked for; a text says why not. */
function readsRange(text: string, today: string): boolean | string {
  const { start, end } = splitRange(text);
  if (!isDay(start) || !isDay(end)) return false;
  if (end < start) return REVERSED;
  if (end > today) return FUTURE;
  return end < addMonths(start, MONTHS_LONG) || TOO_LONG;
}
