import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ServerCog } from 'lucide-react';
import { RETRY } from '../../shared/copy';
import type { SearchParams } from '../../shared/lib/search-params';
import { AlertBox } from '../../shared/ui/alert-box';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ScreenTitle } from '../../shared/ui/screen-title';
import { copy } from './copy';
import { serverQueries } from './queries';
import { ServerPanel } from './server-panel';
import { ServerRefresh } from './server-refresh';
import { ServerSelect } from './server-select';

/** Monitoreo (section 2). The chosen server is the 'server' of the address, so a link, a reload and Back keep it. */
export function MonitoringScreen() {
  const { server = '' } = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const list = useQuery(serverQueries.list());

  const choose = (name: string) => navigate({ to: '.', search: name === '' ? {} : { server: name } });

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.intro}>
        <ServerSelect names={list.data ?? []} loading={list.isPending} value={server} onChange={choose} />
        {server !== '' && <ServerRefresh key={server} name={server} />}
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
      {server === '' ? <EmptyState icon={ServerCog} title={copy.idle} /> : <ServerPanel key={server} name={server} />}
    </>
  );
}
