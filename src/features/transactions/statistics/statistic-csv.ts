import { CSV_MARK, csvLine } from '../../../shared/lib/csv';
import { copy } from './copy';
import { plainUnit, unitName } from './measures';
import type { Column } from './statistic-table';

/**
 * The table as a file for a spreadsheet: same rows, same columns, its totals last.
 * @param periods what the first column holds
 */
export function statisticCsv(
  periods: string,
  labels: readonly string[],
  partial: readonly boolean[],
  columns: readonly Column[],
): string {
  const name = (label: string, index: number) => (partial[index] ? `${label} (${copy.partial})` : label);
  return [
    CSV_MARK +
      csvLine([
        periods,
        ...columns.map(({ label, inFile, unit, currency }) => (inFile ?? label) + unitName(unit, currency)),
      ]),
    ...labels.map((label, index) =>
      csvLine([
        name(label, index),
        ...columns.map(({ values, unit, currency }) => plainUnit(values[index] ?? null, unit, currency)),
      ]),
    ),
    csvLine([copy.total, ...columns.map(({ total, unit, currency }) => plainUnit(total, unit, currency))]),
  ].join('');
}
