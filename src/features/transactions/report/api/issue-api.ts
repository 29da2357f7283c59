/**
 * What of the transactions has to be looked at. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET transactionReport/issue · PUT transactionReport/issue/{issueId} · POST transactionReport/issue/sync
 */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { json, request } from '~/shared/api/client';
import { parseIssues, readAsked, readIssue } from './issue';

const PATH = 'transactionReport/issue';

export interface IssueAsk {
  /** Undefined is all. */
  type: string | undefined;
  attended: boolean;
  page: number;
  size: number;
}

/** A page; the one before stays until the next is there. */
export function issuesQuery({ type, attended, page, size }: IssueAsk) {
  const query = { ...(type && { type }), attended: String(attended), page: String(page), size: String(size) };
  return queryOptions({
    queryKey: ['transaction-issues', query],
    queryFn: ({ signal }) =>
      request(
        { path: PATH, query, signal },
        json((answer) => parseIssues(answer, { page, size })),
      ),
    placeholderData: keepPreviousData,
  });
}

export const issueWrites = {
  attend: (issueId: string, body: { attended: boolean; comment: string; version: number }, key: string) =>
    request({ method: 'PUT', path: `${PATH}/${encodeURIComponent(issueId)}`, body, key }, json(readIssue)),
  ask: (issueIds: readonly string[], key: string) =>
    request({ method: 'POST', path: `${PATH}/sync`, body: { issueIds }, key }, json(readAsked)),
};

/** All that tells of operations is old once one has changed. */
export function issuesChanged(client: QueryClient): void {
  for (const queryKey of [
    ['transaction-issues'],
    ['transaction-report'],
    ['operations'],
    ['audit', 'transactionIssue'],
  ])
    void client.invalidateQueries({ queryKey });
}
