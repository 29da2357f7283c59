import { CalendarClock, DatabaseBackup, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ListArea } from '~/shared/list/list-area';
import { lazyRows } from '~/shared/list/list-results';
import { NoRows } from '~/shared/list/no-rows-part';
import { useList } from '~/shared/list/use-list';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingScreen } from '~/shared/write/lacking-call';
import type { BackupPage } from './api/backup';
import { backupQueries } from './api/backup-api';
import { copy } from './copy';
import { useBackupSearch } from './list/backup-search';
import { SearchPanel } from './list/search-panel';
import { SourceCards } from './sources/source-cards';
import { nameOf } from './terms';
import type { ActAsked } from './write/act-asked';

const BackupRows = lazyRows(() => import('./list/backup-rows').then((module) => module.BackupRows));
const BackupDrawer = lazyRecord(
  () => import('./record/backup-drawer').then((module) => module.BackupDrawer),
  ({ search }) => search.closeBackup(),
);
const RunDialog = lazyDialog(() => import('./write/run-dialog').then((module) => module.RunDialog));
const PlanDialog = lazyDialog(() => import('./write/plan-dialog').then((module) => module.PlanDialog));
const BackupActDialog = lazyDialog(() => import('./write/backup-act-dialog').then((module) => module.BackupActDialog));

/** 'Respaldos': how old the last good backup of each source is, what runs, and whether it could be restored. */
export function BackupsScreen() {
  const search = useBackupSearch();
  const list = useList({ search, query: backupQueries.page(search), Record: BackupDrawer });
  const toast = useToast();
  const [asked, setAsked] = useState<ActAsked>();
  const refresh = () => void list.refresh();

  if (list.lacking)
    return <LackingScreen title={copy.title} text={copy.lacking} call="GET /backup" query={list} onCheck={refresh} />;

  const { data } = list;
  // What stands below the sources comes with them: it would be pushed down by them.
  const isFirst = list.understood && !data && list.errorUpdateCount === 0;
  const repeated = asked?.act === 'REPEAT' ? asked.backup : undefined;
  const act = asked && asked.act !== 'REPEAT' ? { ...asked, act: asked.act } : undefined;
  const closeRun = () => (repeated ? setAsked(undefined) : search.closeRun());
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={data ? standing(data) : copy.subtitle}>
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh}>
          <RefreshCw aria-hidden className="size-4" />
        </Button>
        <Button {...onIntent(PlanDialog)} onClick={search.plan}>
          <CalendarClock aria-hidden className="size-4" />
          {copy.plan}
        </Button>
        <Button variant="primary" {...onIntent(RunDialog)} disabled={!data} onClick={search.run}>
          <DatabaseBackup aria-hidden className="size-4" />
          {copy.run}
        </Button>
      </ScreenTitle>
      {data && (
        <SourceCards found={data} chosen={search.filters.source} onChoose={(source) => search.setFilters({ source })} />
      )}
      {isFirst && <Loader size="section" />}
      <div hidden={isFirst}>
        <SearchPanel search={search} found={list.current} />
        <ListArea list={list} search={search} words={copy} preload={BackupRows.preload}>
          {(found, onPage) =>
            found.backups.length > 0 ? (
              <BackupRows found={found} search={search} onPage={onPage} onAct={setAsked} />
            ) : (
              <NoRows
                total={found.total}
                search={search}
                isFiltered={Object.keys(search.filters).length > 0}
                onClear={search.clear}
                icon={DatabaseBackup}
                words={copy}
              />
            )
          }
        </ListArea>
      </div>
      {search.open !== undefined && (
        <BackupDrawer id={search.open} list={list.current} search={search} onAct={setAsked} />
      )}
      {(search.running || repeated) && data && (
        <RunDialog
          sources={data.sources}
          first={repeated}
          onDone={(backup) => {
            closeRun();
            toast.show('success', copy.asked(nameOf(backup)));
          }}
          onClose={closeRun}
        />
      )}
      {search.planning && (
        <PlanDialog
          first={search.filters.source}
          onDone={() => {
            search.closePlan();
            toast.show('success', copy.planned);
          }}
          onClose={search.closePlan}
        />
      )}
      {act && (
        <BackupActDialog
          key={`${act.act} ${act.backup.backupId}`}
          asked={act}
          onDone={(said) => {
            setAsked(undefined);
            toast.show('success', said);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The worst of all sources, in one sentence. */
function standing({ sources }: BackupPage): string {
  const late = sources.filter(({ isLate }) => isLate);
  if (late.length > 0) return copy.late(late.length, late[0]?.maxAgeHours ?? 24);
  const never = sources.filter(({ lastSuccessAt }) => lastSuccessAt === null);
  return never.length > 0 ? copy.never(never.length) : copy.current;
}
