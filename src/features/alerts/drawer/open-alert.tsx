import { useQuery } from '@tanstack/react-query';
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
  const isPast = search.view === 'historial';
  const { data, isPlaceholderData } = useQuery({ ...historyQuery(search), enabled: isPast });
  const alerts = active?.groups.flatMap((group) => group.alerts) ?? [];
  const past = isPlaceholderData ? undefined : data;
  const folded = {
    alerts,
    page: 1,
    size: alerts.length || 1,
    total: alerts.length,
    statusCounts: {},
    severityCounts: {},
  };
  return <AlertDrawer alertId={alertId} list={isPast ? past : folded} search={search} />;
}
