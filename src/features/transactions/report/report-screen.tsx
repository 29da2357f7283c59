import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn, SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { platformDate } from '~/shared/format/platform-date';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { ExportButton, lazyExport } from '~/shared/list/export-button';
import { ListArea } from '~/shared/list/list-area';
import { NoRows } from '~/shared/list/no-rows-part';
import { useList } from '~/shared/list/use-list';
import { usePreferences } from '~/shared/storage/preferences';
import { Button } from '~/shared/ui/button';
import { lazyDialog, lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { useLazyDialog } from '~/shared/ui/overlay/dialog-hooks';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingScreen } from '~/shared/write/lacking-call';
import type { TransactionReport } from './api/report';
import { reportQuery } from './api/report-api';
import { copy } from './copy';
import { useLimits } from './levels/limits';
import { useReportSearch } from './search/report-search';
import { SearchPanel } from './search/search-panel';
import { LateSources, SourcesButton } from './sources/late-sources';
import { chargesPlace } from './table/row-places';

const ReportExport = lazyExport(async () => (await import('./export-report')).exportPlan);
const IssuesPart = lazyPart(() => import('./issues/issues-part').then((module) => module.IssuesPart));
const LimitsDialog = lazyDialog(() => import('./levels/limits-dialog').then((module) => module.LimitsDialog));

const ReportTable = lazyPart(() => import('./table/report-table').then((module) => module.ReportTable));

/** 'Reporte de transacciones': what became of them by service, operation and provider, and how long they took. */
export function ReportScreen() {
  const search = useReportSearch();
  const limits = useLimits();
  const limiting = useLazyDialog();
  const list = useList({ search, query: reportQuery(search.asked) });
  const failures = useFailuresInRow(list);
  const { current: found } = list;
  // Below the rows, and with them: it would be pushed down by them.
  const issues = (
    <Suspense>
      <IssuesPart search={search} />
    </Suspense>
  );
  if (list.lacking)
    return (
      <LackingScreen
        title={copy.title}
        text={copy.lacking}
        call="GET /transactionReport"
        query={list}
        onCheck={list.refresh}
      />
    );
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle}>
        <RefreshControls
          finishedAt={Math.max(list.dataUpdatedAt, list.errorUpdatedAt)}
          fetching={list.isFetching}
          failures={failures}
          onRefresh={list.refresh}
        />
        <Button {...onIntent(LimitsDialog)} onClick={limiting.show}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {copy.limits}
        </Button>
        <ExportButton
          Dialog={ReportExport}
          subject={{ asked: search.asked, rows: found?.rows.length ?? 0 }}
          disabled={!found || found.rows.length === 0}
        />
      </ScreenTitle>
      <SearchPanel search={search} found={list.data} />
      <ListArea list={list} search={search} words={copy} preload={ReportTable.preload}>
        {(report) => (
          <>
            <LateSources sources={report.sources} />
            {report.rows.length > 0 ? (
              <>
                <Period report={report} />
                <ReportTable report={report} asked={search.asked} limits={limits} />
                <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
                  <span>{copy.charges(report.operations.count ?? 0)}</span>
                  <Link {...chargesPlace(report, search.asked)} className="font-medium text-primary hover:underline">
                    {copy.seeCharges}
                  </Link>
                  <span>{copy.chargesNote}</span>
                  {report.sources.every(({ isLate }) => !isLate) && <SourcesButton sources={report.sources} />}
                </p>
              </>
            ) : (
              <NoRows
                total={0}
                search={search}
                isFiltered={Object.keys(search.filters).length > 0}
                onClear={search.clear}
                icon={ChartNoAxesColumn}
                words={copy}
              />
            )}
            {issues}
          </>
        )}
      </ListArea>
      {list.understood && !list.data && list.error && issues}
      {limiting.count > 0 && (
        <LimitsDialog key={limiting.count} limits={limits} open={limiting.open} onClose={limiting.close} />
      )}
    </>
  );
}

/** Of which time it tells, and with which that is compared. */
function Period({ report: { range, previousRange } }: { report: TransactionReport }) {
  const { hourFormat } = usePreferences();
  const text = (date: string | null) => platformDate(date, hourFormat);
  return (
    <p className="mb-2 text-sm text-muted">
      {previousRange
        ? copy.until(text(range.from), text(range.to), text(previousRange.from))
        : copy.alone(text(range.from), text(range.to))}
    </p>
  );
}
