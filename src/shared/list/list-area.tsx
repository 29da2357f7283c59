import { type ReactNode, Suspense } from 'react';
import type { UnreadPart } from '../address/unread-parts';
import { NotRefreshed } from '../ui/feedback/not-refreshed';
import { UnreadParts } from '../ui/feedback/unread-parts-part';
import { BeforeData } from '../write/before-data';
import { ListResults, usePageTurn } from './list-results';

interface ListAreaProps<Page> {
  list: {
    data: Page | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    understood: boolean;
    refresh: () => Promise<unknown>;
  };
  search: { unread: readonly UnreadPart[]; removePart: (key: string) => void; goToPage: (page: number) => void };
  /** What the list is called, and what is said when it cannot be asked for. */
  words: Readonly<Record<'results' | 'listFailed' | 'notRefreshed', string>>;
  /** Brings the rows' code while the platform answers; always the same function. */
  preload: () => Promise<void>;
  /** @param onPage goes to another page, which begins at its top */
  children: (found: Page, onPage: (page: number) => void) => ReactNode;
}

/** Where the rows of a list stand: loading, a failure, what the address says wrongly, or what was found. */
export function ListArea<Page extends { total: number; lossy?: boolean }>(props: ListAreaProps<Page>) {
  const { list, search, words, preload, children } = props;
  const { data, isFetching, isPlaceholderData } = list;
  const { results, goToPage } = usePageTurn(search.goToPage);
  const refetch = () => void list.refresh();
  return (
    <div ref={results} className="scroll-mt-24">
      {list.understood ? (
        <ListResults
          ready={data !== undefined}
          // A refresh by interval dims nothing.
          loading={isFetching && (isPlaceholderData || data === undefined)}
          old={isPlaceholderData}
          lossy={data?.lossy ?? false}
          preload={preload}
          otherwise={
            list.error && <BeforeData query={{ ...list, refetch }} title={words.results} failed={words.listFailed} />
          }
          warning={<NotRefreshed query={list} text={words.notRefreshed} onRetry={refetch} />}
        >
          {data && children(data, goToPage)}
        </ListResults>
      ) : (
        <Suspense>
          <UnreadParts parts={search.unread} onRemove={search.removePart} className="" />
        </Suspense>
      )}
    </div>
  );
}
