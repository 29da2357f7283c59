import { useQuery } from '@tanstack/react-query';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import { serverQueries } from '../api/queries';

/** The refresh of the server on screen. It watches the panel's query and starts none by itself. */
export function ServerRefresh({ name }: { name: string }) {
  const payload = useQuery({ ...serverQueries.payload(name), enabled: false });
  const failures = useFailuresInRow(payload);
  return (
    <RefreshControls
      finishedAt={Math.max(payload.dataUpdatedAt, payload.errorUpdatedAt)}
      fetching={payload.isFetching}
      failures={failures}
      onRefresh={() => void payload.refetch({ cancelRefetch: false })}
    />
  );
}
