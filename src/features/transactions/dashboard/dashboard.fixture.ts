import { HttpResponse, http } from 'msw';
import { page } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { LATEST, SUMMARY } from './summary.fixture';

export const card = (name: string) => page.getByRole('group', { name, exact: true });

export const link = (name: string) => card(name).getByRole('link').first();

interface Platform {
  summary?: () => Response;
  latest?: () => Response;
}

/** @returns the queries of the calls so far */
export function platform({ summary, latest }: Platform = {}) {
  const requests: string[] = [];
  network.use(
    http.get(`${apiBase}/summary`, ({ request }) => {
      requests.push(new URL(request.url).search);
      return summary?.() ?? HttpResponse.json(SUMMARY);
    }),
    http.get(`${apiBase}/operation`, () => latest?.() ?? HttpResponse.json(LATEST)),
    http.get(`${apiBase}/operation/channels`, () => HttpResponse.json(['app', 'web'])),
  );
  return requests;
}
