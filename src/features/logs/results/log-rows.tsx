import { useRouter } from '@tanstack/react-router';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense, useEffect, useMemo } from 'react';
import type { SearchParams } from '~/shared/address/search-params';
import { useWideScreen } from '~/shared/hooks/use-media';
import { ColumnsButton, useColumns } from '~/shared/list/columns-button';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import { readSort } from '~/shared/list/list-address';
import type { ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { clampPage, pageCount } from '~/shared/list/page-window';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { FoundTraces } from '../api/log-queries';
import { orderOf, type TraceEntry } from '../api/trace-entry';
import { firstOf, PAGE_SIZE, type TraceList } from '../api/trace-list';
import { entryCopy } from '../entry/copy';
import { EntryActions } from '../entry/entry-actions';
import { TimelineLink } from '../entry/timeline-link';
import { type LogsSearch, linkTo, logsAddress } from '../search/logs-search';
import { COLUMN_CHOICE, cardColumn, columnTitle, SPECIFIED_FIELDS, tableColumn } from './columns';
import { nextSort, useSortedIndices } from './sort-entries';

const LogDetail = lazyPart(() => import('../entry/log-detail').then((module) => module.LogDetail));

const EntriesExport = lazyExport(async () => (await import('../entry/entry-export')).exportPlan);

/** Entries that are looked at for their fields. */
const LOOKED_AT = 1000;

const LOOK: ListLook = {
  cell: 'px-1.5 max-xl:first:pl-2.5 xl:px-3.5',
  end: 'max-xl:pr-1.5 xl:px-3.5 xl:whitespace-nowrap',
  cards: 'flex flex-col gap-4',
  card: 'flex flex-col gap-0.5',
  actions: 'max-xl:flex-wrap',
};

export interface LogRowsProps extends Pick<LogsSearch, 'page' | 'open' | 'sort'> {
  found: FoundTraces;
  onPage: (page: number) => void;
  onSort: (sort: string | undefined) => void;
  onToggle: (index: number) => void;
}

/** One page of entries in the wanted sort, and what can be done with many of them. */
export function LogRows({ found, open, onPage, onSort, onToggle, ...wanted }: LogRowsProps) {
  const { entries, count, complete } = found;
  const router = useRouter();
  const wide = useWideScreen();
  const sort = readSort(wanted.sort);
  useEffect(() => void LogDetail.preload(), []);
  const { indices, sorting } = useSortedIndices(entries, wanted.sort);
  const columns = useColumns(COLUMN_CHOICE, SPECIFIED_FIELDS);
  const selection = useSelection<number, TraceEntry>(entries);
  const copy = useCopy({ copied: entryCopy.copied, failed: entryCopy.notCopied });
  const page = clampPage(wanted.page, pageCount(count, PAGE_SIZE));
  const [from, to] = [(page - 1) * PAGE_SIZE, Math.min(page * PAGE_SIZE, count)];
  const rows = useMemo(() => indices !== undefined && rowsOf(entries, indices, from, to), [entries, indices, from, to]);
  const { shown } = columns;
  const [tableColumns, cardColumns] = useMemo(() => [shown.map(tableColumn), shown.map(cardColumn)], [shown]);
  if (!rows) return <Loader size="section" />;
  const selected = [...selection.rows].sort(([one], [other]) => one - other).map(([, entry]) => entry);

  return (
    <ListRows
      caption={entryCopy.results}
      rows={rows}
      columns={tableColumns}
      cardColumns={cardColumns}
      look={LOOK}
      sort={sort}
      onSort={(field) => onSort(nextSort(sort, field))}
      busy={sorting}
      open={open}
      onPress={onToggle}
      onUnpress={(index) => onToggle(open ?? index)}
      selection={selection}
      selectionBar={
        <SelectionBar
          label={entryCopy.selection}
          text={entryCopy.selectedCount(selected.length)}
          onClear={selection.clear}
        >
          <EntryActions
            entries={selected}
            link={() => logsAddress(linkTo(router.latestLocation.search as SearchParams, 'fixed'))}
          />
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={async (entry) => {
        const { entryJson } = await import('../entry/entry-export');
        await copy(entryJson(entry));
      }}
      Buttons={EntryButtons}
      details={(entry) => (
        <Suspense fallback={<Loader size="section" />}>
          <LogDetail entry={entry} />
        </Suspense>
      )}
      paging={{ page, pageSize: PAGE_SIZE, total: count, loading: !complete, onPage }}
      beside={
        <div className="flex gap-3">
          <ColumnsButton
            hidden={!wide}
            columns={columns}
            hint={entryCopy.columnsHint}
            all={() => [...new Set(firstOf(entries, LOOKED_AT).flatMap((entry) => Object.keys(entry)))].sort()}
            titleOf={columnTitle}
          />
          <ExportButton Dialog={EntriesExport} subject={entries} disabled={!complete} />
        </div>
      }
    />
  );
}

function rowsOf(entries: TraceList, indices: Uint32Array | null, from: number, to: number) {
  const rows: ListRow<TraceEntry, number>[] = [];
  for (let place = from; place < to; place += 1) {
    const index = indices?.[place] ?? place;
    const row = entries.at(index);
    // Entries have no id, and equal ones may occur: their index among all results tells them apart.
    if (row) rows.push({ id: index, index, row });
  }
  return rows;
}

const rowLabel = ({ index }: ListRow<TraceEntry, number>) => entryCopy.selectLabel(index + 1);

/** Leads to the timeline of the entry's order, and opens and closes its details. */
function EntryButtons(props: RowButtonsProps<TraceEntry, number>) {
  const { row, index, open, panel, tabIndex, describedBy, onPress } = props;
  const order = orderOf(row);
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <>
      {order !== undefined && <TimelineLink order={order} label="" tabIndex={tabIndex} />}
      <Button
        variant="link"
        size="sm"
        // As wide as the longer of both texts: what stands before it stays where it is.
        className="min-w-28 justify-end!"
        data-row-toggle={index}
        tabIndex={tabIndex}
        aria-describedby={describedBy}
        aria-expanded={open}
        aria-controls={panel}
        onClick={onPress}
      >
        <Icon aria-hidden className="size-4" />
        {open ? entryCopy.hideDetails : entryCopy.showDetails}
      </Button>
    </>
  );
}
