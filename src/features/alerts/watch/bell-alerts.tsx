import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '~/shared/ui/lazy-part';
import { alertQueries } from '../api/alert-api';
import { copy } from '../copy';

const BellList = lazyPart(() => import('./bell-list').then((module) => module.BellList));

/** For the bell: how many alerts nobody has taken, and the worst ones. Undefined until the platform has told, or where it has none. */
export function useBellAlerts() {
  const { data } = useQuery({ ...alertQueries.groups(), retryOnMount: false });
  if (!data) return undefined;
  const count = data.statusCounts.ACTIVE ?? 0;
  const content = (
    <Suspense>
      <BellList groups={data.groups} />
    </Suspense>
  );
  return { count, label: copy.untaken(count), content };
}
