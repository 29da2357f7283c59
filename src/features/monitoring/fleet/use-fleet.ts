import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useRetriesWhileHidden } from '../api/use-retries-while-hidden';
import { useLimits } from '../health/use-limits';
import { ringOf } from '../samples/samples-store';
import { FLEET_KEY, ofFleet } from './fleet-queries';
import { type FleetResult, type FleetRow, fleetJudge, worstFirst } from './fleet-rows';
import { useCalmly } from './use-calmly';

interface Fleet {
  /** Worst first. */
  rows: readonly FleetRow[];
  fetching: boolean;
  /** End of the last round, epoch ms. */
  finishedAt: number;
  refresh: () => void;
}

/**
 * All servers at once, each asked, judged and failing by itself.
 * @param trying whether they are asked again at an interval
 */
export function useFleet(names: readonly string[], trying: boolean): Fleet {
  const client = useQueryClient();
  const limits = useLimits();
  const [judge] = useState(fleetJudge);
  const combine = useCallback(
    (results: readonly FleetResult[]) => ({
      rows: results.map((result, index) => judge(names[index] ?? '', result, { limits, trying }, ringOf)),
      fetching: results.some(({ isFetching }) => isFetching),
      finishedAt: Math.max(0, ...results.map((each) => Math.max(each.dataUpdatedAt, each.errorUpdatedAt))),
    }),
    [judge, names, limits, trying],
  );
  const queries = useMemo(() => names.map((name) => ofFleet(name)), [names]);
  const { rows, fetching, finishedAt } = useQueries({ queries, combine });
  useRetriesWhileHidden(fetching);
  const shown = useCalmly(rows);
  return {
    rows: useMemo(() => worstFirst(shown), [shown]),
    fetching,
    finishedAt,
    refresh: () => void client.refetchQueries({ queryKey: FLEET_KEY }, { cancelRefetch: false }),
  };
}
