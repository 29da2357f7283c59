import { clsx } from 'clsx';
import { Columns3 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useWideScreen } from '~/shared/hooks/use-media';
import { clampPage, pageCount } from '~/shared/list/page-window';
import { Pagination } from '~/shared/list/pagination';
import { useRowKeys } from '~/shared/list/use-row-keys';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { FoundTraces } from '../api/log-queries';
import type { TraceEntry } from '../api/trace-entry';
import { PAGE_SIZE, type TraceList } from '../api/trace-list';
import { COLUMNS, COPIED_ENTRIES, NOT_COPIED } from '../copy';
import { columnOf, nextSort, readColumns, readSort, writeColumns } from './columns';
import { ExportButton } from './export-button';
import { ColumnsModal, LogDetail, SelectionBar } from './lazy-views';
import type { NumberedEntry } from './log-row';
import { LogTable } from './log-table';
import { useSortedIndices } from './sort-entries';

/** For narrow screens alone. */
const LogCards = lazyPart(() => import('./log-cards').then((module) => module.LogCards));

export interface RowsProps {
  found: FoundTraces;
  wantedPage: string | undefined;
  /** 'date' or '-date'. */
  wantedSort: string | undefined;
  open: number | undefined;
  onPage: (page: number) => void;
  onSort: (sort: string | undefined) => void;
  onToggle: (index: number) => void;
}

/** One page of entries in the wished order, the ways to the others, and what can be done with many of them. */
export function LogRows({ found, wantedPage, wantedSort, open, onPage, onSort, onToggle }: RowsProps) {
  const { entries, count, complete } = found;
  const wide = useWideScreen();
  const sort = readSort(wantedSort);
  useEffect(LogDetail.preload, []);
  const { indices, sorting } = useSortedIndices(entries, wantedSort);
  const [fields, setFields] = useState(readColumns);
  const [choosing, setChoosing] = useState<'closed' | 'open' | 'never'>('never');
  const { selected, select, clear } = useSelection(entries);
  const [lastRow, setLastRow] = useState(open);
  const area = useRef<HTMLDivElement>(null);
  const copy = useCopy({ copied: COPIED_ENTRIES, failed: NOT_COPIED });
  const announced = useRowKeys(area, async (index) => {
    const entry = entries.at(index);
    if (!entry) return;
    const { entryJson } = await import('../entry/entry-export');
    await copy(entryJson(entry));
  });
  if (indices === undefined) return <Loader size="section" />;
  const page = clampPage(wantedPage, pageCount(count, PAGE_SIZE));
  const rows = rowsOf(entries, indices, (page - 1) * PAGE_SIZE, Math.min(page * PAGE_SIZE, count));
  const current = rows.some(({ index }) => index === lastRow) ? lastRow : rows[0]?.index;
  const shared = {
    columns: fields.map(columnOf),
    rows,
    open,
    onToggle,
    selected,
    onSelect: select,
    current,
    onCurrent: setLastRow,
  };

  return (
    <div ref={area} aria-busy={sorting} className={clsx(sorting && 'opacity-50')}>
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {selected.size > 0 && (
        // Its place is there at once: rows that move later would slip from under the pointer.
        <Suspense fallback={<div className="mb-3 h-11" />}>
          <SelectionBar entries={selectedOf(entries, selected)} onClear={clear} />
        </Suspense>
      )}
      {wide ? (
        <LogTable {...shared} sort={sort} onSort={(field) => onSort(nextSort(sort, field))} />
      ) : (
        <Suspense fallback={<Loader size="section" />}>
          <LogCards {...shared} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 *:first:grow">
        <Pagination page={page} pageSize={PAGE_SIZE} total={count} loading={!complete} onPage={onPage} />
        <div className="flex gap-3">
          {wide && (
            <Button onClick={() => setChoosing('open')}>
              <Columns3 aria-hidden className="size-4" />
              {COLUMNS}
            </Button>
          )}
          <ExportButton entries={entries} complete={complete} />
        </div>
      </div>
      {choosing !== 'never' && (
        <Suspense>
          <ColumnsModal
            entries={entries}
            fields={fields}
            open={choosing === 'open'}
            onClose={() => setChoosing('closed')}
            onChange={(next) => {
              writeColumns(next);
              setFields(readColumns());
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function rowsOf(entries: TraceList, indices: Uint32Array | null, from: number, to: number): NumberedEntry[] {
  const rows: NumberedEntry[] = [];
  for (let place = from; place < to; place += 1) {
    const index = indices?.[place] ?? place;
    const entry = entries.at(index);
    if (entry) rows.push({ entry, index });
  }
  return rows;
}

function selectedOf(entries: TraceList, selected: ReadonlySet<number>): TraceEntry[] {
  return [...selected].sort((one, other) => one - other).map((index) => entries.at(index) ?? {});
}

/** Selected rows; another answer starts with none. */
function useSelection(entries: TraceList) {
  const [selection, setSelection] = useState({ entries, indexes: new Set<number>() });
  const selected = selection.entries === entries ? selection.indexes : new Set<number>();
  return {
    selected,
    clear: () => setSelection({ entries, indexes: new Set() }),
    select: (index: number) => {
      const indexes = new Set(selected);
      if (!indexes.delete(index)) indexes.add(index);
      setSelection({ entries, indexes });
    },
  };
}
