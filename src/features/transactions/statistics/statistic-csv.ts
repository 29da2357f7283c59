import { csvLine, csvMark } from '~/shared/files/csv';
import type { CsvForm } from '~/shared/storage/preferences';
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
  form: CsvForm = 'excel',
): string {
  const line = (cells: readonly string[]) => csvLine(cells, form);
  const name = (label: string, index: number) => (partial[index] ? `${label} (${copy.partial})` : label);
  return [
    csvMark(form) +
      line([
        periods,
        ...columns.map(({ label, inFile, unit, currency }) => (inFile ?? label) + unitName(unit, currency)),
      ]),
    ...labels.map((label, index) =>
      line([
        name(label, index),
        ...columns.map(({ values, unit, currency }) => plainUnit(values[index] ?? null, unit, currency)),
      ]),
    ),
    line([copy.total, ...columns.map(({ total, unit, currency }) => plainUnit(total, unit, currency))]),
  ].join('');
}
