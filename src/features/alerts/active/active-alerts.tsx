import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { platformDate } from '~/shared/format/platform-date';
import { Pagination } from '~/shared/list/pagination';
import { Button } from '~/shared/ui/button';
import { EmptyCard } from '~/shared/ui/feedback/empty-card';
import { NotRefreshed } from '~/shared/ui/feedback/not-refreshed';
import { Keys } from '~/shared/ui/keys';
import { BeforeData } from '~/shared/write/before-data';
import type { AlertGroups } from '../api/alert';
import { copy } from '../copy';
import type { AlertSearch } from '../search/alert-search';
import { activeQuery, SIZE } from './active-query';
import { GroupCard } from './group-card';
import { freshOf, type Shown, settled } from './settled';

/** The active alerts by source. What is new waits behind a button: nothing moves under a pointer. */
export function ActiveAlerts({ search }: { search: AlertSearch }) {
  const query = useQuery(activeQuery(search));
  const { data, isPlaceholderData, refetch } = query;
  const key = JSON.stringify([search.query, search.page]);
  const [shown, setShown] = useState<Shown>();
  if (!data) return <BeforeData query={query} title={copy.results} failed={copy.listFailed} />;
  const current = shown?.key === key && !isPlaceholderData ? settled(shown, data) : { key, groups: data.groups };
  if (!isPlaceholderData && (shown?.key !== key || shown.data !== data)) setShown({ ...current, data });
  const fresh = shown?.key === key ? freshOf(current.groups, data.groups) : 0;
  return (
    <>
      <NotRefreshed query={query} text={copy.notRefreshed} onRetry={() => void refetch({ cancelRefetch: false })} />
      <div aria-live="polite">
        {fresh > 0 && (
          <Button size="sm" className="mb-3" onClick={() => setShown({ key, groups: data.groups, data })}>
            {copy.fresh(fresh)}
          </Button>
        )}
      </div>
      {current.groups.length === 0 ? (
        <Nothing found={data} search={search} />
      ) : (
        <div className="flex flex-col gap-3">
          {current.groups.map((group, index) => (
            <GroupCard key={`${group.sourceType} ${group.source}`} group={group} isFirst={index < 5} search={search} />
          ))}
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted max-md:hidden print:hidden">
        {copy.keys.map(([key = '', label]) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <Keys keys={[key]} /> {label}
          </span>
        ))}
      </p>
      {data.total > SIZE && (
        <div className="mt-4">
          <Pagination page={data.page} pageSize={SIZE} total={data.total} onPage={search.goToPage} />
        </div>
      )}
    </>
  );
}

function Nothing({ found, search }: { found: AlertGroups; search: AlertSearch }) {
  if (search.isFiltered)
    return <EmptyCard icon={BellOff} title={copy.noMatch} action={copy.clear} onAct={() => search.goTo({})} />;
  const hint = found.lastStartedAt === null ? copy.never : copy.last(platformDate(found.lastStartedAt));
  return <EmptyCard icon={BellOff} title={copy.none} hint={hint} />;
}
