import { queryOptions } from '@tanstack/react-query';
import { json, request } from '../../shared/api/client';

/** Names of the channels that operations came through; what is no list of texts is an empty one, as for the logs. */
export function channelsQuery() {
  return queryOptions({
    queryKey: ['operations', 'channels'],
    queryFn: ({ signal }) => request({ path: 'operation/channels', signal }, json(readNames)),
    staleTime: 10 * 60_000,
  });
}

function readNames(answer: unknown): readonly string[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((name): name is string => typeof name === 'string' && name.trim() !== '');
}
