import { Copy, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { MISSING } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import type { ListColumn, ListLook, ListRow, RowButtonsProps } from '~/shared/list/list-row';
import { ListRows } from '~/shared/list/list-rows';
import { SelectionBar, useSelection } from '~/shared/list/selection';
import { useList } from '~/shared/list/use-list';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { OpenButton } from '~/shared/record/open-button';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { EmptyCard } from '~/shared/ui/feedback/empty-card';
import { LackingCall } from '~/shared/write/lacking-call';
import { Held } from '../active/group-card';
import type { Alert, AlertPage } from '../api/alert';
import { copy } from '../copy';
import { AlertFilters } from '../search/alert-filters';
import type { AlertSearch } from '../search/alert-search';
import { Lasting, SeverityBadge, StatusBadge, sourceTypeText, ValueOverLimit } from '../terms';
import { historyCopy } from './copy';
import { historyQuery } from './history-query';

const AlertsExport = lazyExport(async () => (await import('./export-alerts')).exportPlan);

const LOWER = 'block text-xs text-muted';

const COLUMNS: readonly ListColumn<Alert>[] = [
  {
    id: 'date',
    title: historyCopy.columns.date,
    sortable: true,
    cell: ({ startedAt }) => <Moment value={startedAt} />,
  },
  {
    id: 'severity',
    title: historyCopy.columns.severity,
    cell: ({ severity }) => <SeverityBadge severity={severity} />,
  },
  {
    id: 'name',
    title: historyCopy.columns.name,
    cell: (alert) => (
      <>
        <bdi className="font-semibold">{safeText(alert.name) || MISSING}</bdi>
        <span className={LOWER}>
          <bdi>{safeText(alert.source) || MISSING}</bdi> {sourceTypeText(alert.sourceType)}
        </span>
      </>
    ),
  },
  {
    id: 'value',
    title: historyCopy.columns.value,
    right: true,
    secondary: true,
    cell: (alert) => <ValueOverLimit alert={alert} />,
  },
  { id: 'length', title: historyCopy.columns.length, secondary: true, cell: (alert) => <Lasting alert={alert} /> },
  {
    id: 'status',
    title: historyCopy.columns.status,
    cell: (alert) => (
      <>
        <StatusBadge status={alert.status} />
        <span className={LOWER}>
          <Held alert={alert} />
        </span>
      </>
    ),
  },
];

const CARD_COLUMNS = ['severity', 'status', 'name', 'value', 'date', 'length'].flatMap(
  (id) => COLUMNS.find((column) => column.id === id) ?? [],
);

const LOOK: ListLook = {
  cell: 'px-2 first:pl-3.5',
  end: 'pr-2',
  scrolls: true,
  cards: 'grid gap-3 md:grid-cols-2',
  card: 'flex flex-col gap-1.5',
};

const Rows = lazyRows(async () => HistoryRows);

/** All alerts of some days, also those that have ended. */
export function AlertHistory({ search }: { search: AlertSearch }) {
  const list = useList({ search, query: historyQuery(search) });
  if (list.lacking) return <LackingCall text={copy.lacking} call="GET /alert" query={list} />;
  return (
    <>
      <AlertFilters search={search} />
      <ListArea list={list} search={search} words={copy} preload={Rows.preload}>
        {(found, onPage) =>
          found.alerts.length > 0 ? (
            <Rows found={found} search={search} onPage={onPage} />
          ) : (
            <EmptyCard
              icon={SearchX}
              title={copy.noMatch}
              action={copy.clear}
              onAct={() => search.goTo({ vista: 'historial', dateRange: 'todo' })}
            />
          )
        }
      </ListArea>
    </>
  );
}

const OpenDetails = (props: RowButtonsProps<Alert, string>) => (
  <OpenButton {...props} label={() => copy.open(safeText(props.row.name) || MISSING)} />
);

const rowLabel = ({ row }: ListRow<Alert, string>) => historyCopy.select(visibleText(row.name ?? ''));

interface HistoryRowsProps {
  found: AlertPage;
  search: AlertSearch;
  onPage: (page: number) => void;
}

function HistoryRows({ found, search, onPage }: HistoryRowsProps) {
  const { alerts, page, size, total } = found;
  const selection = useSelection<string, Alert>(JSON.stringify(search.query));
  const copyText = useCopy({ copied: historyCopy.copied, failed: historyCopy.notCopied });
  const rows = useMemo(() => alerts.map((row, index) => ({ id: row.alertId, index, row })), [alerts]);
  const text = (alert: Alert) => [safeText(alert.name), safeText(alert.source)].join(' · ');
  return (
    <ListRows
      caption={copy.results}
      rows={rows}
      columns={COLUMNS}
      cardColumns={CARD_COLUMNS}
      look={LOOK}
      sort={search.sort}
      onSort={search.sortBy}
      open={search.open}
      onPress={search.openAlert}
      onUnpress={search.closeAlert}
      selection={selection}
      selectionBar={
        <SelectionBar label={historyCopy.selection} text={copy.alerts(selection.rows.size)} onClear={selection.clear}>
          <Button size="sm" onClick={() => copyText([...selection.rows.values()].map(text).join('\n'))}>
            <Copy aria-hidden className="size-4" />
            {historyCopy.copy}
          </Button>
        </SelectionBar>
      }
      selectLabel={rowLabel}
      onCopy={(alert) => void copyText(text(alert))}
      Buttons={OpenDetails}
      paging={{ page, pageSize: size, total, onPage, onSize: search.setSize }}
      above={
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">{copy.alerts(total)}</p>
          <ExportButton Dialog={AlertsExport} subject={{ found, query: search.query }} size="sm" />
        </div>
      }
    />
  );
}
