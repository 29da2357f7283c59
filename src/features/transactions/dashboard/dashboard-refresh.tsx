import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { clockRead } from '~/shared/hooks/use-now';
import { AnswerAge } from '~/shared/ui/feedback/answer-age';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import type { OperationFilters } from '../query/filters';
import { DASHBOARD_KEY, dashboardQueries } from './dashboard-api';

/** How old the figures are, and the refresh that dashboard and monitoring share. All cards are asked anew together. */
export function DashboardRefresh({ filters }: { filters: OperationFilters }) {
  const client = useQueryClient();
  const summary = useQuery({ ...dashboardQueries.summary(filters), enabled: false });
  const failures = useFailuresInRow(summary);
  const fetching = useIsFetching({ queryKey: DASHBOARD_KEY }) > 0;
  return (
    <>
      <span className="min-w-18 text-sm text-muted">
        {summary.data ? (
          <AnswerAge at={summary.dataUpdatedAt} failures={failures} bare />
        ) : (
          <span role="status">{fetching && <span className="late">Cargando</span>}</span>
        )}
      </span>
      <RefreshControls
        finishedAt={Math.max(summary.dataUpdatedAt, summary.errorUpdatedAt)}
        fetching={fetching}
        failures={failures}
        onRefresh={async () => {
          // A day that has just begun is drawn before it is asked for.
          await clockRead();
          // Also what others than the dashboard have put on it.
          await client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
        }}
      />
    </>
  );
}
