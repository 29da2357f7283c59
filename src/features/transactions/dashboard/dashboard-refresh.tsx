import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailuresInRow } from '../../../shared/lib/use-failures-in-row';
import { AnswerAge } from '../../../shared/ui/answer-age';
import { RefreshControls } from '../../../shared/ui/refresh-controls';
import type { OperationFilters } from '../filters';
import { DASHBOARD_KEY, dashboardQueries } from './dashboard-api';

/** How old the figures are, and the refresh that dashboard and monitoring share. All cards are asked anew together. */
export function DashboardRefresh({ filters }: { filters: OperationFilters }) {
  const client = useQueryClient();
  const summary = useQuery({ ...dashboardQueries.summary(filters), enabled: false });
  const failures = useFailuresInRow(summary);
  const fetching = useIsFetching({ queryKey: DASHBOARD_KEY }) > 0;
  return (
    <>
      {summary.data ? (
        <AnswerAge at={summary.dataUpdatedAt} failures={failures} bare />
      ) : (
        <span role="status" className="text-sm text-muted">
          {fetching && 'Cargando'}
        </span>
      )}
      <RefreshControls
        finishedAt={Math.max(summary.dataUpdatedAt, summary.errorUpdatedAt)}
        fetching={fetching}
        failures={failures}
        onRefresh={() =>
          void client.refetchQueries({ queryKey: DASHBOARD_KEY, type: 'active' }, { cancelRefetch: false })
        }
      />
    </>
  );
}
