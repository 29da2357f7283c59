import { queryOptions } from '@tanstack/react-query';
import { listOf } from '~/features/transactions/query/operation';
import { ApiError } from '~/shared/api/api-error';
import { request } from '~/shared/api/client';
import { exactJson } from '~/shared/api/exact-json';
import { toText } from '~/shared/format/metric-value';
import { FRESH } from './operation-api';
import { parseDetail } from './operation-detail';

/** One operation with all that is known of it. */
export function detailQuery(operationId: string) {
  return queryOptions({
    queryKey: ['operation', operationId],
    queryFn: ({ signal }) =>
      request({ path: `operation/${encodeURIComponent(operationId)}`, signal }, exactJson(parseDetail)),
    staleTime: FRESH,
  });
}

/** Ids like one that is unknown, of the response that says so; undefined for any other failure. */
export function similarIds(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.httpStatus !== 404 || !Array.isArray(error.details.similar))
    return undefined;
  return listOf(error.details.similar, toText);
}
