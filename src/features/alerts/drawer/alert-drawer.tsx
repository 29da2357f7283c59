import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mayDo } from '~/session/access';
import { addressOf, alertLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { MISSING } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { safeText } from '~/shared/masking/safe-text';
import { CopyLink } from '~/shared/record/copy-link';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { AlertPage } from '../api/alert';
import { alertQueries } from '../api/alert-api';
import { historyQuery } from '../history/history-query';
import type { AlertSearch, DetailTab } from '../search/alert-search';
import { SeverityBadge, StatusBadge } from '../terms';
import { AlertActs } from './alert-acts';
import { AlertSummary } from './alert-summary';
import { drawerCopy as copy } from './copy';

const AlertChanges = lazyPart(() => import('./alert-changes').then((module) => module.AlertChanges));

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.summary },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface AlertDrawerProps {
  alertId: string;
  /** What stands behind it, in its order. */
  list: AlertPage | undefined;
  search: AlertSearch;
}

/** One alert over the list; its id and its open part stand in the address. */
export function AlertDrawer({ alertId, list, search }: AlertDrawerProps) {
  const id = useId();
  const query = useQuery(alertQueries.one(alertId));
  const role = useSession(({ user }) => user?.role ?? '');
  const neighbours = useAdjacentRows({
    ...{ id: alertId, list, moveTo: search.moveTo },
    idsOf: ({ alerts }) => alerts.map((alert) => alert.alertId),
    queryOf: (page) => historyQuery({ ...search, page }),
  });
  const alert = query.data;
  return (
    <RecordDrawer
      id={alertId}
      titleId={id}
      words={copy.list}
      neighbours={neighbours}
      onClose={search.closeAlert}
      tools={<CopyLink address={addressOf(alertLink(alertId))} />}
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
      <RecordBody
        titleId={id}
        query={query}
        title={copy.parts}
        words={copy}
        tabs={() => (mayDo(role, 'act on alerts') ? TABS : TABS.slice(0, 1))}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => <AlertActs key={alertId} alert={data} />}
      >
        {(data, tab) =>
          tab === 'cambios' ? <AlertChanges alertId={alertId} /> : <AlertSummary alert={data} role={role} />
        }
      </RecordBody>
    </RecordDrawer>
  );
}
