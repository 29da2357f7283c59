import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageCount } from '~/shared/list/page-window';
import { operationQueries } from '../api/operation-api';
import type { OperationPage } from '../api/operation-page';
import { sortText } from '../search/history-search';
import type { HistorySearchState } from '../search/use-history-search';

/**
 * The operations before and after the open one in the order of the list, also across its pages.
 * @param list the page that the list shows; the open operation need not be on it
 */
export function useAdjacentOperations(
  operationId: string,
  list: OperationPage | undefined,
  search: HistorySearchState,
) {
  const client = useQueryClient();
  const [turning, setTurning] = useState(false);
  const index = list?.operations.findIndex((operation) => operation.operationId === operationId) ?? -1;
  if (!list || index === -1) return undefined;
  const { page, size, total, operations } = list;

  const go = async (step: 1 | -1) => {
    const beside = operations[index + step];
    if (beside) return search.moveTo(beside.operationId, page);
    const { filters, sort } = search;
    setTurning(true);
    try {
      const next = await client.fetchQuery(
        operationQueries.page({ filters, page: page + step, size, sort: sortText(sort) }),
      );
      const edge = step === 1 ? next.operations[0] : next.operations.at(-1);
      if (edge) search.moveTo(edge.operationId, page + step);
    } catch {
      // The open operation stays; pressing again asks again.
    } finally {
      setTurning(false);
    }
  };

  return {
    position: (page - 1) * size + index + 1,
    total,
    turning,
    previous: page > 1 || index > 0 ? () => void go(-1) : undefined,
    next: page < pageCount(total, size) || index < operations.length - 1 ? () => void go(1) : undefined,
  };
}
