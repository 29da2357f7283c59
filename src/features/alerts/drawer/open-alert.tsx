import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlertGroups } from '../api/alert';
import { historyQuery } from '../history/history-query';
import type { AlertSearch } from '../search/alert-search';
import { AlertDrawer } from './alert-drawer';

interface OpenAlertProps {
  alertId: string;
  search: AlertSearch;
  /** The folded ones behind it, where these are shown. */
  active: AlertGroups | undefined;
}

/** One alert over the list that is shown behind it, in that list's order. */
export function OpenAlert({ alertId, search, active }: OpenAlertProps) {
  const client = useQueryClient();
  const isPast = search.view === 'historial';
  const { data, isPlaceholderData } = useQuery({ ...historyQuery(search), enabled: isPast });
  const folded = active?.groups.flatMap(({ alerts }) => alerts.map((alert) => alert.alertId)) ?? [];
  const page = isPast
    ? data && !isPlaceholderData && { ...data, ids: data.alerts.map((alert) => alert.alertId) }
    : { ids: folded, page: 1, size: folded.length || 1, total: folded.length };
  return (
    <AlertDrawer
      alertId={alertId}
      page={page || undefined}
      fetchIds={async (next) => {
        const found = await client.fetchQuery(historyQuery({ ...search, page: next }));
        return found.alerts.map((alert) => alert.alertId);
      }}
      search={search}
    />
  );
}
