import { type QueryClient, QueryObserver, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useRetriesWhileHidden, whenEmpty } from '../api/empty-report';
import { fetchReport } from '../api/queries';
import { queued } from '../api/request-queue';
import { samplesOf } from '../api/samples-store';
import { useThresholds } from '../health/thresholds';
import { isSampled } from '../sections/metrics';
import { createFleetRows, type FleetResult, type FleetRow } from './fleet-rows';
import { useThrottledStore } from './use-throttled-store';

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
  /** In the order of the names. */
  rows: readonly FleetRow[];
  fetching: boolean;
  /** When the last refresh ended, epoch ms; 0 while one runs. */
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
  const { subscribe, results } = useMemo(() => observeFleet(client, names), [client, names]);
  const readRow = useCallback(
    (name: string, result: FleetResult) => toRow(name, result, { thresholds, trying }, samplesOf),
    [toRow, thresholds, trying],
  );
  // Each answer is judged as it comes: those of five seconds of scrolling, judged together, would be a frame of their own.
  const judge = useEffectEvent(readRow);
  const subscribeJudged = useCallback(
    (onChange: () => void) =>
      subscribe((name, result) => {
        judge(name, result);
        onChange();
      }),
    [subscribe],
  );
  const readRows = useCallback(
    () => results().map((result, index) => readRow(names[index] ?? '', result)),
    [results, readRow, names],
  );
  const rows = useThrottledStore(subscribeJudged, readRows);
  const fetching = useSyncExternalStore(subscribe, () => results().some(({ isFetching }) => isFetching));
  const finishedAt = useSyncExternalStore(subscribe, () =>
    fetching ? 0 : Math.max(0, ...results().map((each) => Math.max(each.dataUpdatedAt, each.errorUpdatedAt))),
  );
  useRetriesWhileHidden(fetching);
  return {
    rows,
    fetching,
    finishedAt,
    refresh: () => void client.refetchQueries({ queryKey: FLEET_KEY }, { cancelRefetch: false }),
  };
}

/** One observer per server instead of useQueries, which compares all of them anew at each answer. */
function observeFleet(client: QueryClient, names: readonly string[]) {
  const observers = names.map((name) => new QueryObserver(client, fleetReportQuery(name)));
  return {
    results: () => observers.map((observer) => observer.getCurrentResult()),
    subscribe: (onChange: (name: string, result: FleetResult) => void) => {
      const ends = observers.map((observer, index) =>
        observer.subscribe((result) => onChange(names[index] ?? '', result)),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
