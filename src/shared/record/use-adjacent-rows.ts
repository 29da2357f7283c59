import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageCount } from '~/shared/list/page-window';

interface AdjacentRows<Page, Key extends readonly unknown[]> {
  /** Id of the open row, which need not be on the page. */
  id: string;
  /** The page that the list shows; undefined until it is there. */
  list: Page | undefined;
  idsOf: (page: Page) => readonly string[];
  /** Asks for another page. */
  queryOf: (page: number) => FetchQueryOptions<Page, Error, Page, Key>;
  moveTo: (id: string, page: number) => void;
}

interface Paged {
  page: number;
  size: number;
  total: number;
}

/**
 * The rows before and after the open one in the order of the list, also across its pages. One that has just left the list,
 * since it was decided about, still stands between those that were beside it.
 */
export function useAdjacentRows<Page extends Paged, Key extends readonly unknown[]>(asked: AdjacentRows<Page, Key>) {
  const { id, list, idsOf, queryOf, moveTo } = asked;
  const client = useQueryClient();
  const [turning, setTurning] = useState(false);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = undefined;
    };
  }, [id]);
  const ids = list ? idsOf(list) : [];
  const found = ids.indexOf(id);
  const [last, setLast] = useState({ id, index: found });
  if (found !== -1 && (last.id !== id || last.index !== found)) setLast({ id, index: found });
  const hasLeft = found === -1 && last.id === id && last.index !== -1;
  const index = hasLeft ? last.index : found;
  if (!list || index === -1) return undefined;
  const { page, size, total } = list;
  const [before, after] = [index - 1, hasLeft ? index : index + 1];

  const go = async (step: 1 | -1) => {
    const beside = ids[step === 1 ? after : before];
    if (beside !== undefined) return moveTo(beside, page);
    setTurning(true);
    try {
      const next = idsOf(await client.fetchQuery(queryOf(page + step)));
      const edge = step === 1 ? next[0] : next.at(-1);
      // Whoever has left the record meanwhile stays where they are.
      if (edge !== undefined && shown.current === id) moveTo(edge, page + step);
    } catch {
      // The open row stays; pressing again asks again.
    } finally {
      setTurning(false);
    }
  };

  return {
    /** Undefined for one that has left. */
    position: hasLeft ? undefined : (page - 1) * size + index + 1,
    total,
    turning,
    previous: page > 1 || before >= 0 ? () => void go(-1) : undefined,
    next: page < pageCount(total, size) || after < ids.length ? () => void go(1) : undefined,
  };
}

export type Neighbours = ReturnType<typeof useAdjacentRows>;
