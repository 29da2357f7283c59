import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lacksCall } from '../api/lacks-call';
import { clockRead } from '../hooks/use-now';

interface ListOptions<Page, Key extends readonly unknown[]> {
  /** What the address says, and what of it is not understood. */
  search: { unread: readonly unknown[] };
  query: UseQueryOptions<Page, Error, Page, Key>;
  /** The record that opens from a row: its code comes once there are rows. */
  Record?: { preload: () => Promise<void> };
}

/** The page of a list that its address asks for; nothing is asked while something in the address is not understood. */
export function useList<Page, Key extends readonly unknown[]>({ search, query, Record }: ListOptions<Page, Key>) {
  const understood = search.unread.length === 0;
  const list = useQuery({
    ...query,
    enabled: understood,
    // What the platform lacks is asked about once, and then when somebody wants to know.
    retryOnMount: ({ state }) => !lacksCall(state.error),
  });
  const { data, error, isFetching, isPlaceholderData } = list;
  const hasRows = data !== undefined;
  useEffect(() => {
    if (hasRows) void Record?.preload();
  }, [hasRows, Record]);
  return {
    ...list,
    understood,
    /** What belongs to this very search. */
    current: understood && !isPlaceholderData ? data : undefined,
    /** Whether the platform does not have the call. */
    lacking: !hasRows && !isFetching && lacksCall(error),
    /** A day that has just begun is drawn before it is asked for. */
    refresh: () => clockRead().then(() => list.refetch({ cancelRefetch: false })),
  };
}
