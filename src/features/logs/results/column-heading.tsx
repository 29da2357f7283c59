import { ArrowDown, ArrowUp } from 'lucide-react';
import { visibleText } from '~/shared/format/visible-text';
import type { Column, Sort } from './columns';

interface ColumnHeadingProps {
  column: Column;
  sort: Sort | undefined;
  onSort: (field: string) => void;
}

/** The name of a column, which also sorts by it. */
export function ColumnHeading({ column: { title, field }, sort, onSort }: ColumnHeadingProps) {
  const sorted = sort?.field === field ? sort : undefined;
  const Icon = sorted?.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
      className="px-1.5 py-1 font-semibold max-xl:first:pl-2.5 xl:px-3.5"
    >
      <button
        type="button"
        onClick={() => onSort(field)}
        className="-mx-1 inline-flex min-h-7 items-center gap-1 rounded px-1 text-left font-semibold hover:text-ink"
      >
        <bdi>{visibleText(title)}</bdi>
        {sorted && <Icon aria-hidden className="size-3.5" />}
      </button>
    </th>
  );
}
