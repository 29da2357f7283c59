import { notifyManager, QueryClient } from '@tanstack/react-query';

// Whoever watches a query hears of an answer in the task that brought it, not after a timer.
notifyManager.setScheduler(queueMicrotask);

/**
 * Nothing is repeated or refreshed by itself (spec 19.4): a query that must do so says it in its own options. 'always'
 * lets a request fail at once when the network is away, instead of waiting for it without a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
