import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, FileX } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import { formatPercent } from '~/shared/format/percent';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { showDay } from '~/shared/period/period';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { Select } from '~/shared/ui/form/select';
import type { ReportColumn, ReportGroup, ReportPreview } from '../api/report-api';
import { copy } from '../copy';

interface PreviewTableProps {
  preview: ReportPreview;
  columns: readonly ReportColumn[];
  groupings: readonly ReportColumn[];
  onGroup: (id: string) => void;
}

const isFigure = ({ kind }: ReportColumn) => kind === 'count' || kind === 'money' || kind === 'rate';
const cell = (column: ReportColumn) =>
  clsx('px-3 py-1.5 whitespace-nowrap first:pl-4.5 last:pr-4.5', isFigure(column) ? 'text-right' : 'text-left');

/** The first column stays in sight while the others are pushed aside. */
const STAYS = 'sticky left-0';

/** Some rows in groups that fold; the sums are those of the whole period. */
export function PreviewTable({ preview, columns, groupings, onGroup }: PreviewTableProps) {
  const id = useId();
  const { groups, totals, groupBy, expectedRows } = preview;
  const shown = groups.reduce((count, { rows }) => count + rows.length, 0);
  if (expectedRows === 0) return <EmptyState icon={FileX} title={copy.noRows} hint={copy.noRowsHint} />;
  const several = new Set(totals.map(({ currency }) => currency)).size > 1;
  const [ordered, within] = arranged(columns, groupBy, several);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 py-3">
        <h3 className="text-sm font-semibold">{copy.preview}</h3>
        <p className="text-sm text-muted">{copy.previewNote(shown, expectedRows ?? 0)}</p>
        {groupings.length > 1 && (
          <span className="ml-auto flex items-center gap-2">
            <label htmlFor={id} className="text-sm text-muted">
              {copy.groupBy}
            </label>
            <Select id={id} value={groupBy ?? ''} onChange={({ target }) => onGroup(target.value)} className="w-36">
              {groupings.map((each) => (
                <option key={each.id} value={each.id ?? ''}>
                  {safeText(each.label)}
                </option>
              ))}
            </Select>
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section aria-label={copy.preview} tabIndex={0} className="relative max-h-160 overflow-auto rounded-b-xl">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <thead className="sticky top-0 z-10 bg-sunken text-xs text-muted">
            <tr>
              {ordered.map((column, index) => (
                <th key={column.id} scope="col" className={clsx(cell(column), index === 0 && `${STAYS} bg-sunken`)}>
                  {column === ordered[0] && within
                    ? copy.both(safeText(column.label), safeText(within.label).toLowerCase())
                    : safeText(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group
              key={`${group.key} ${group.currency}`}
              group={group}
              columns={ordered}
              within={within}
              label={groupLabel(
                group,
                several,
                columns.find((each) => each.id === groupBy),
              )}
            />
          ))}
          <tfoot>
            {totals.map((total) => (
              <tr key={total.currency} className="sticky bottom-0 bg-sunken font-semibold">
                {ordered.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row" className={clsx(cell(column), STAYS, 'bg-sunken text-left!')}>
                      {several ? copy.inCurrency(copy.total, total.currency ?? '') : copy.total}
                    </th>
                  ) : (
                    <td key={column.id} className={cell(column)}>
                      {sumText(column, total)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
    </>
  );
}

/**
 * What is grouped stands first, as the groups do; the text after it shares its place, in the rows of a group. Currencies
 * are named where there are several.
 */
function arranged(columns: readonly ReportColumn[], groupBy: string | null, several: boolean) {
  const named = columns.filter(({ id }) => several || id !== 'currency');
  const group = named.find(({ id }) => id === groupBy);
  const others = named.filter((each) => each !== group);
  const within = group && others[0] && !isFigure(others[0]) ? others[0] : undefined;
  return [[...(group ? [group] : []), ...others.filter((each) => each !== within)], within] as const;
}

function groupLabel({ key, currency }: ReportGroup, several: boolean, column: ReportColumn | undefined): string {
  const label = key ? (column?.kind === 'day' ? showDay(key) : safeText(key)) : copy.noValue;
  return several ? copy.inCurrency(label, currency ?? '') : label;
}

interface GroupProps {
  group: ReportGroup;
  columns: readonly ReportColumn[];
  /** What the rows have in the place where the group has its name. */
  within: ReportColumn | undefined;
  label: string;
}

function Group({ group, columns, within, label }: GroupProps) {
  const [open, setOpen] = useState(true);
  const Sign = open ? ChevronDown : ChevronRight;
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') setOpen(false);
    if (key === 'ArrowRight') setOpen(true);
  };
  const counted = columns.some(({ kind }) => kind === 'count');
  return (
    <tbody>
      <tr className="bg-sunken font-semibold">
        {columns.map((column, index) =>
          index === 0 ? (
            <th
              key={column.id}
              scope="row"
              className={clsx(cell(column), STAYS, 'border-t border-line bg-sunken text-left!')}
            >
              <button
                type="button"
                aria-expanded={open}
                aria-label={open ? copy.fold(label) : copy.unfold(label)}
                onClick={() => setOpen(!open)}
                onKeyDown={press}
                className="inline-flex min-h-6 items-center gap-1.5"
              >
                <Sign aria-hidden className="size-4" />
                {label}
              </button>
              {!counted && <span className="ml-2 font-normal text-muted">{copy.rows(group.rowCount ?? 0)}</span>}
            </th>
          ) : (
            <td key={column.id} className={clsx(cell(column), 'border-t border-line')}>
              {sumText(column, group)}
            </td>
          ),
        )}
      </tr>
      {open &&
        group.rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a preview have no id and keep their places
          <tr key={place}>
            {columns.map((column, index) => (
              <td
                key={column.id}
                className={clsx(
                  cell(column),
                  'border-t border-line',
                  index === 0 && `${STAYS} bg-surface pl-10! text-muted`,
                )}
              >
                {index === 0 && within
                  ? cellText(within, row[within.id ?? ''], row.currency)
                  : cellText(column, row[column.id ?? ''], row.currency)}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

function sumText(column: ReportColumn, { values, currency }: Pick<ReportGroup, 'values' | 'currency'>): string {
  return isFigure(column) ? cellText(column, values[column.id ?? ''], currency) : '';
}

function cellText({ kind }: ReportColumn, value: unknown, currency: unknown): string {
  if (value === null || value === undefined || value === '') return MISSING;
  if (kind === 'money') return formatMoney(Number(value), typeof currency === 'string' ? currency : null);
  if (kind === 'count') return formatCount(Number(value));
  if (kind === 'rate') return formatPercent(Number(value) * 100);
  if (kind === 'moment') return platformDate(String(value));
  if (kind === 'day') return showDay(String(value));
  return safeText(String(value));
}
