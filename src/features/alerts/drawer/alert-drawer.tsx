import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Suspense, useId } from 'react';
import { mayDo } from '~/session/access';
import { addressOf, alertLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { ApiError } from '~/shared/api/api-error';
import { failureText } from '~/shared/api/call-failure';
import { MISSING, RETRY } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { safeText } from '~/shared/masking/safe-text';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import { Tabs, tabId } from '~/shared/ui/tabs';
import { alertQueries } from '../api/alert-api';
import type { AlertSearch, DetailTab } from '../search/alert-search';
import { SeverityBadge, StatusBadge } from '../terms';
import { AlertActs } from './alert-acts';
import { AlertSummary } from './alert-summary';
import { drawerCopy as copy } from './copy';

const AlertChanges = lazyPart(() => import('./alert-changes').then((module) => module.AlertChanges));

interface AlertDrawerProps {
  alertId: string;
  /** What stands behind it, in its order. */
  page: Parameters<typeof useAdjacentRows>[0]['page'];
  fetchIds: (page: number) => Promise<readonly string[]>;
  search: AlertSearch;
}

/** One alert over the list; its id and its open part stand in the address. */
export function AlertDrawer({ alertId, page, fetchIds, search }: AlertDrawerProps) {
  const id = useId();
  const { data: alert, error, isFetching, refetch } = useQuery(alertQueries.one(alertId));
  const copyText = useCopy({ copied: copy.copied, failed: copy.notCopied });
  const role = useSession(({ user }) => user?.role ?? '');
  const neighbours = useAdjacentRows({ id: alertId, page, fetchIds, moveTo: search.moveTo });
  const panelId = `${id}-panel`;
  const tabs: { tab: DetailTab; label: string }[] = [
    { tab: undefined, label: copy.tabs.summary },
    ...(mayDo(role, 'read changes') ? [{ tab: 'cambios' as const, label: copy.tabs.changes }] : []),
  ];
  const missing = error instanceof ApiError && error.httpStatus === 404;
  return (
    <RecordDrawer
      id={alertId}
      titleId={id}
      words={copy.list}
      neighbours={neighbours}
      onClose={search.closeAlert}
      tools={
        <Button
          variant="icon"
          aria-label={copy.copyLink}
          title={copy.copyLink}
          onClick={() => copyText(addressOf(alertLink(alertId)))}
        >
          <Link2 aria-hidden className="size-5" />
        </Button>
      }
    >
      <header className="px-5 pb-3">
        <p className="flex min-h-6 flex-wrap gap-2">
          {alert && (
            <>
              <SeverityBadge severity={alert.severity} />
              <StatusBadge status={alert.status} />
            </>
          )}
        </p>
        <h2 id={id} className="mt-1.5 text-lg font-semibold wrap-anywhere">
          <bdi>{(alert && safeText(alert.name)) || MISSING}</bdi>
        </h2>
        <p className="min-h-5 text-sm text-muted">
          {alert &&
            [
              safeText(alert.source),
              alert.ruleId && copy.rule(visibleText(alert.ruleId)),
              copy.events(alert.eventCount ?? 1),
            ]
              .filter(Boolean)
              .join(' · ')}
        </p>
      </header>
      {alert ? (
        <>
          {tabs.length > 1 && (
            <Tabs label={copy.parts} tabs={tabs} tab={search.tab} panelId={panelId} onTab={search.showTab} />
          )}
          <div
            id={panelId}
            {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, search.tab) })}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-4"
          >
            {search.tab === 'cambios' && tabs.length > 1 ? (
              <Suspense fallback={<Loader size="section" />}>
                <AlertChanges alertId={alertId} />
              </Suspense>
            ) : (
              <AlertSummary alert={alert} role={role} />
            )}
          </div>
          <AlertActs key={alertId} alert={alert} />
        </>
      ) : (
        <div className="px-5">
          {isFetching || !error ? (
            <Loader size="section" />
          ) : (
            <SectionError
              title={copy.parts}
              message={missing ? copy.missing : failureText(error, copy.failed)}
              actions={!missing && <Button onClick={() => void refetch()}>{RETRY}</Button>}
            />
          )}
        </div>
      )}
    </RecordDrawer>
  );
}
