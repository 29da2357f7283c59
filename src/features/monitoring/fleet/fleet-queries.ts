import { queryOptions } from '@tanstack/react-query';
import { limited } from '../api/limited';
import { fetchReport, whenEmpty } from '../api/queries';
import { isMovement } from '../samples/movement';

/** Begins of the keys of all servers of a fleet. */
export const FLEET_KEY = ['servers', 'fleet'] as const;

/**
 * What one server among many reports: waits its turn, is judged alone, and keeps of its samples only what moves. An
 * answer of the last half minute serves whoever comes back to the fleet.
 */
export const ofFleet = (name: string) =>
  queryOptions({
    queryKey: [...FLEET_KEY, name],
    queryFn: ({ signal }) => limited(() => fetchReport(name, signal, isMovement), signal),
    ...whenEmpty,
    staleTime: 30_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });
