import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useRetriesWhileHidden, whenEmpty } from '../api/empty-report';
import { fetchReport } from '../api/queries';
import { queued } from '../api/request-queue';
import { samplesOf } from '../api/samples-store';
import { useThresholds } from '../health/thresholds';
import { isSampled } from '../sections/metrics';
import { createFleetRows, type FleetResult, type FleetRow, worstFirst } from './fleet-rows';
import { useThrottledValue } from './use-throttled-value';

/** First part of the query keys of a fleet's servers. */
const FLEET_KEY = ['servers', 'fleet'] as const;

/**
 * The report of one server among many: asked for through the request queue, and of its samples only those that are read
 * are kept. A report of the last half minute serves whoever comes back to the fleet.
 */
const fleetReportQuery = (name: string) =>
  queryOptions({
    queryKey: [...FLEET_KEY, name],
    queryFn: ({ signal }) => queued(() => fetchReport(name, signal, isSampled), signal),
    ...whenEmpty,
    staleTime: 30_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });

interface Fleet {
  /** Worst first. */
  rows: readonly FleetRow[];
  fetching: boolean;
  /** When the last refresh ended, epoch ms. */
  finishedAt: number;
  refresh: () => void;
}

/**
 * All servers at once, each asked, judged and failing by itself.
 * @param trying whether they are asked again at an interval
 */
export function useFleet(names: readonly string[], trying: boolean): Fleet {
  const client = useQueryClient();
  const thresholds = useThresholds();
  const [toRow] = useState(createFleetRows);
  const combine = useCallback(
    (results: readonly FleetResult[]) => ({
      rows: results.map((result, index) => toRow(names[index] ?? '', result, { thresholds, trying }, samplesOf)),
      fetching: results.some(({ isFetching }) => isFetching),
      finishedAt: Math.max(0, ...results.map((each) => Math.max(each.dataUpdatedAt, each.errorUpdatedAt))),
    }),
    [toRow, names, thresholds, trying],
  );
  const queries = useMemo(() => names.map((name) => fleetReportQuery(name)), [names]);
  const { rows, fetching, finishedAt } = useQueries({ queries, combine });
  useRetriesWhileHidden(fetching);
  const shown = useThrottledValue(rows);
  return {
    rows: useMemo(() => worstFirst(shown), [shown]),
    fetching,
    finishedAt,
    refresh: () => void client.refetchQueries({ queryKey: FLEET_KEY }, { cancelRefetch: false }),
  };
}
