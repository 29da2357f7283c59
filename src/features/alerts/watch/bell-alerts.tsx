import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alertsLink } from '~/session/links';
import { alertQueries } from '../api/alert-api';
import { copy } from '../copy';
import { WorstAlerts } from './worst-alerts';

/** For the bell: how many alerts nobody has taken, and the worst ones. Undefined until the platform has told, or where it has none. */
export function useBellAlerts() {
  const { data } = useQuery({ ...alertQueries.groups(), retryOnMount: false });
  if (!data) return undefined;
  const count = data.statusCounts.ACTIVE ?? 0;
  return { count, label: copy.untaken(count), content: <BellAlerts groups={data.groups} /> };
}

function BellAlerts({ groups }: Parameters<typeof WorstAlerts>[0]) {
  return (
    <section aria-label={copy.card} className="border-b border-line px-4 pb-2">
      <div className="flex min-h-12 items-center justify-between gap-2">
        <h2 className="text-card font-semibold">{copy.card}</h2>
        <Link {...alertsLink()} className="rounded px-1 text-sm font-medium text-primary hover:underline">
          {copy.cardAll}
        </Link>
      </div>
      <WorstAlerts groups={groups} />
    </section>
  );
}
