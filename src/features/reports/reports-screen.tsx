import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useRef } from 'react';
import { safeText } from '~/shared/masking/safe-text';
import { useToast } from '~/shared/toast/toast-store';
import { Loader } from '~/shared/ui/feedback/loader';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { Tabs, tabId } from '~/shared/ui/tabs';
import { isOpen, newestReports, type Report } from './api/report-api';
import { copy } from './copy';
import { JobStrip } from './job-strip';
import { type Part, useReportSearch } from './search';

const CataloguePart = lazyPart(() => import('./catalogue/catalogue-part').then((module) => module.CataloguePart));
const MinePart = lazyPart(() => import('./mine/mine-part').then((module) => module.MinePart));
const SchedulesPart = lazyPart(() => import('./schedules/schedules-part').then((module) => module.SchedulesPart));

// Asked for with the screen: most begin there.
void CataloguePart.preload();

/** 'Reportes': what there is, what was made of it, and what is made again and again. */
export function ReportsScreen() {
  const id = useId();
  const search = useReportSearch();
  const { part, unread } = search;
  const { data } = useQuery(newestReports());
  useEnds(data?.reports);
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle} />
      <Tabs
        ofScreen
        label={copy.parts}
        tabs={[
          { tab: undefined as Part, label: copy.tabs.catalogue },
          { tab: 'mios', label: copy.tabs.mine, count: data?.total ?? 0, isAwaited: true },
          { tab: 'programados', label: copy.tabs.schedules },
        ]}
        tab={part}
        panelId={id}
        onTab={search.goToPart}
      />
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, part)} className="pt-4">
        <JobStrip reports={data?.reports.filter(isOpen) ?? []} />
        {unread.length > 0 ? (
          <Suspense>
            <UnreadParts parts={unread} onRemove={search.removePart} />
          </Suspense>
        ) : (
          <Suspense fallback={<Loader size="section" />}>
            {part === 'mios' ? (
              <MinePart search={search} />
            ) : part === 'programados' ? (
              <SchedulesPart search={search} />
            ) : (
              <CataloguePart search={search} />
            )}
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Says how those end that were seen under way. */
function useEnds(reports: readonly Report[] | undefined) {
  const toast = useToast();
  const client = useQueryClient();
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const report of reports ?? []) {
      const { reportId, status, name } = report;
      if (isOpen(report)) open.current.add(reportId);
      else if (open.current.delete(reportId)) {
        if (status === 'READY') toast.show('success', copy.ready(safeText(name)));
        if (status === 'EMPTY') toast.show('info', copy.empty(safeText(name)));
        if (status === 'FAILED') toast.show('danger', copy.broken(safeText(name)));
        void client.invalidateQueries({ queryKey: ['own-notices'] });
      }
    }
  }, [reports, toast, client]);
}
