import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Columns2, LayoutGrid, Rows2, ServerCog } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { SearchParams } from '~/shared/address/search-params';
import { unreadParts } from '~/shared/address/unread-parts';
import { RETRY } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { Loader } from '~/shared/ui/feedback/loader';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { Segments } from '~/shared/ui/form/segments';
import { lazyPart } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { serverQueries } from './api/queries';
import { copy } from './copy';
import { ServerRefresh, ServerSelect } from './server/server-controls';
import { ServerPanel } from './server/server-panel';
import { searchOfView, VIEWS, type View, viewOf, viewReaders, withoutKey } from './view';

const icons = { servidor: Rows2, flota: LayoutGrid, comparar: Columns2 };

const segments = VIEWS.map((value) => ({ value, label: copy.views[value], icon: icons[value] }));

const FleetView = lazyPart(() => import('./fleet/fleet-view').then((module) => module.FleetView));
const CompareView = lazyPart(() => import('./compare/compare-view').then((module) => module.CompareView));
const NO_NAMES: readonly string[] = [];

/**
 * Monitoreo (spec 6.1). What is asked, the server and the view, stands in the address, so a link, a reload and Back
 * keep it.
 */
export function MonitoringScreen() {
  const search = useSearch({ strict: false }) as SearchParams;
  const { server = '', section } = search;
  const view = viewOf(search);
  const unread = useMemo(() => unreadParts(search, viewReaders(search)), [search]);
  const understood = unread.length === 0;
  const navigate = useNavigate();
  const list = useQuery(serverQueries.list());
  const names = list.data ?? NO_NAMES;
  const choose = (name: string) => navigate({ to: '.', search: name === '' ? {} : { server: name } });

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.intro}>
        <ViewSwitch view={view} onChange={(next) => navigate({ to: '.', search: searchOfView(next, search) })} />
        {view === 'servidor' && (
          <>
            <ServerSelect names={names} loading={list.isPending} value={server} onChange={choose} />
            {server !== '' && understood && <ServerRefresh key={server} name={server} />}
          </>
        )}
      </ScreenTitle>
      {list.isError && (
        <AlertBox
          variant="danger"
          className="mb-4"
          actions={
            <Button size="sm" onClick={() => list.refetch()}>
              {RETRY}
            </Button>
          }
        >
          {copy.serversFailed}
        </AlertBox>
      )}
      {!understood && (
        <Suspense>
          <UnreadParts parts={unread} onRemove={(key) => navigate({ to: '.', search: withoutKey(search, key) })} />
        </Suspense>
      )}
      {understood && view === 'servidor' && server === '' && <EmptyState icon={ServerCog} title={copy.idle} />}
      {understood && view === 'servidor' && server !== '' && (
        <ServerPanel key={server} name={server} section={section} />
      )}
      {understood && view === 'flota' && !list.isError && (
        <Suspense fallback={<Loader size="section" />}>
          {list.isPending ? <Loader size="section" /> : <FleetView names={names} />}
        </Suspense>
      )}
      {understood && view === 'comparar' && (
        <Suspense fallback={<Loader size="section" />}>
          <CompareView names={names} />
        </Suspense>
      )}
    </>
  );
}

/** One server, the fleet, or two side by side. */
function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return <Segments<View> label={copy.view} segments={segments} value={view} onChange={onChange} />;
}
