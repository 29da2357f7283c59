import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '~/shared/ui/lazy-part';
import { alertQueries } from '../api/alert-api';
import { copy } from '../copy';

const BellList = lazyPart(() => import('./bell-list').then((module) => module.BellList));

/**
 * For the bell: how many alerts nobody has taken, and the worst ones, of those that reach one. Undefined until the platform
 * has told, where it has none or where none reach one.
 */
export function useBellAlerts() {
  const { data } = useQuery({ ...alertQueries.groups(), retryOnMount: false });
  const { bell } = data ?? {};
  if (!data || bell?.severities.length === 0) return undefined;
  const count = bell ? (bell.active ?? 0) : (data.statusCounts.ACTIVE ?? 0);
  const content = (
    <Suspense>
      <BellList groups={data.groups} severities={bell?.severities} />
    </Suspense>
  );
  return { count, label: copy.untaken(count), content };
}
