import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Volume2, VolumeX } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { lacksCall } from '~/shared/api/lacks-call';
import { formatCount } from '~/shared/format/numbers';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { usePlainKeys } from '~/shared/hooks/use-document-keys';
import { lazyRecord } from '~/shared/record/lazy-record';
import { Button } from '~/shared/ui/button';
import { CountTabs } from '~/shared/ui/count-tabs';
import { AnswerAge } from '~/shared/ui/feedback/answer-age';
import { Loader } from '~/shared/ui/feedback/loader';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { LackingCall } from '~/shared/write/lacking-call';
import { activeQuery } from './active/active-query';
import { alertQueries } from './api/alert-api';
import { copy } from './copy';
import { type AlertSearch, useAlertSearch } from './search/alert-search';
import { turnSound, useSoundOn } from './watch/sound';

const ActiveView = lazyPart(() => import('./active/active-view').then((module) => module.ActiveView));
const AlertHistory = lazyPart(() => import('./history/alert-history').then((module) => module.AlertHistory));
const RulesList = lazyPart(() => import('./rules/rules-list').then((module) => module.RulesList));
const OpenAlert = lazyRecord(
  () => import('./drawer/open-alert').then((module) => module.OpenAlert),
  ({ search }) => search.closeAlert(),
);

/** 'Alertas': what is wrong, since when, who has it, and what makes it an alert. */
export function AlertsScreen() {
  const search = useAlertSearch();
  const { view, unread } = search;
  const client = useQueryClient();
  const role = useSession(({ user }) => user?.role ?? '');
  const writes = mayDo(role, 'act on alerts');
  // The same answer counts in the title and in the tab, whatever is filtered here.
  const all = useQuery({ ...alertQueries.groups(), retryOnMount: ({ state }) => !lacksCall(state.error) });
  const failures = useFailuresInRow(all);
  const rules = useQuery({ ...alertQueries.rules(), enabled: view === 'reglas' });
  const isLoaded = all.data !== undefined;
  useEffect(() => {
    if (isLoaded) OpenAlert.preload();
  }, [isLoaded]);
  useRowKeys(search);

  const isLacking = !all.data && !all.isFetching && lacksCall(all.error);
  const open = openCount(all.data?.statusCounts);
  const tabs = [
    { tab: undefined, label: copy.tabs.active, count: all.data && formatCount(open) },
    { tab: 'historial' as const, label: copy.tabs.history, count: undefined },
    { tab: 'reglas' as const, label: copy.tabs.rules, count: rules.data && formatCount(rules.data.rules.length) },
  ];
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={all.data ? copy.summary(open, all.data.total) : '\u00A0'}>
        <span className="min-w-18 text-sm text-muted max-sm:hidden">
          {all.data && <AnswerAge at={all.dataUpdatedAt} failures={failures} bare />}
        </span>
        <SoundButton />
        {writes && (
          <Button
            variant={search.open === undefined ? 'primary' : 'secondary'}
            onClick={() => search.goTo({ vista: 'reglas', regla: 'nueva' })}
          >
            <Plus aria-hidden className="size-4" />
            {copy.newRule}
          </Button>
        )}
      </ScreenTitle>
      <CountTabs
        legend={copy.views}
        main
        tabs={tabs.map(({ tab, label, count }) => ({
          ...{ label, count, isOn: tab === view },
          onChoose: () => search.showView(tab),
        }))}
      />
      {unread.length > 0 ? (
        <Suspense>
          <UnreadParts parts={unread} onRemove={search.removePart} className="" />
        </Suspense>
      ) : (
        <Suspense fallback={<Loader size="section" />}>
          {view === undefined &&
            (isLacking ? (
              <LackingCall text={copy.lacking} call="GET /alert/group" query={all} />
            ) : (
              <ActiveView search={search} />
            ))}
          {view === 'historial' && <AlertHistory search={search} />}
          {view === 'reglas' && <RulesList search={search} writes={writes} />}
        </Suspense>
      )}
      {search.open !== undefined && (
        <OpenAlert alertId={search.open} search={search} active={client.getQueryData(activeQuery(search).queryKey)} />
      )}
    </>
  );
}

/** Those that have not ended. */
const openCount = (counts: Readonly<Record<string, number | null>> = {}) =>
  ['ACTIVE', 'ACKNOWLEDGED', 'SILENCED'].reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** Only a press makes sound, as browsers want it. */
function SoundButton() {
  const isOn = useSoundOn();
  const [Icon, label] = isOn ? [Volume2, copy.soundOff] : [VolumeX, copy.soundOn];
  return (
    <Button aria-label={label} title={label} aria-pressed={isOn} className="w-9 px-0!" onClick={() => turnSound(!isOn)}>
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}

/** J and K walk the folded list; Enter opens as with any button. */
function useRowKeys({ view, open }: AlertSearch): void {
  usePlainKeys((key, event) => {
    if (view !== undefined || open !== undefined || !['j', 'k'].includes(key)) return;
    if (event.target.closest('dialog')) return;
    const rows: (HTMLElement | null)[] = [...document.querySelectorAll<HTMLElement>('[data-alert]')];
    const at = rows.indexOf(document.activeElement as HTMLElement | null);
    const next = rows[key === 'j' ? at + 1 : Math.max(0, at - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
