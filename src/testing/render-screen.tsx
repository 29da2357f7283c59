import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { searchCodec, validateSearch } from '~/shared/address/search-params';
import { createQueryClient } from '~/shared/api/query-client';
import { Toasts } from '~/shared/toast/toasts';

/**
 * Draws a screen for a component test inside the console's own router and query settings.
 * @param url address after the '#', for example '/logs?order=ORD-1'
 */
export async function renderScreen(screen: ReactNode, url = '/') {
  const root = createRootRoute({ component: () => screen, notFoundComponent: () => screen, validateSearch });
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createRouter({ routeTree: root, history, search: { strict: false }, ...searchCodec });
  const client = createQueryClient();
  const view = await render(
    <QueryClientProvider client={client}>
      <RouterProvider<AnyRouter> router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return { ...view, router, client };
}
