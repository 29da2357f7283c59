import { queryOptions } from '@tanstack/react-query';
import { whenEmpty } from '../api/empty-report';
import { fetchReport } from '../api/queries';
import { queued } from '../api/request-queue';
import { isSampled } from '../sections/metrics';

/** Begins of the keys of all servers of a fleet. */
export const FLEET_KEY = ['servers', 'fleet'] as const;

/**
 * What one server among many reports: waits its turn, is judged alone, and keeps of its samples only what moves. An
 * answer of the last half minute serves whoever comes back to the fleet.
 */
export const fleetReportQuery = (name: string) =>
  queryOptions({
    queryKey: [...FLEET_KEY, name],
    queryFn: ({ signal }) => queued(() => fetchReport(name, signal, isSampled), signal),
    ...whenEmpty,
    staleTime: 30_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });
