import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { HistoryScreen } from './history-screen';
import { operationOf } from './operation.fixture';

/** A platform with so many operations; remembers what it was asked. */
export function platformWith(total: number) {
  const applied: URLSearchParams[] = [];
  const answer = (query: URLSearchParams) => {
    applied.push(query);
    const [page, size] = [Number(query.get('page')), Math.min(Number(query.get('size')), 10)];
    const numbers = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * size, page * size);
    return HttpResponse.json({
      data: numbers.map((number) => operationOf(number)),
      page,
      size,
      total,
      totalAmount: total * 49_900,
      refundedAmount: 0,
      statusCounts: { PENDING: total, DENIED: 1, REJECTED: 2 },
    });
  };
  network.use(
    http.get(`${apiBase}/operation`, ({ request }) => answer(new URL(request.url).searchParams)),
    http.post(`${apiBase}/operation/search`, async ({ request }) => {
      expect(request.url).not.toMatch(/[?&]q=/);
      const { q } = (await request.json()) as { q: string };
      const query = new URL(request.url).searchParams;
      query.set('q', q);
      return answer(query);
    }),
    http.get(`${apiBase}/operation/:id`, ({ params }) => {
      const known = /^OP00000(\d+)$/.exec(String(params.id))?.[1];
      if (!known) return HttpResponse.json({ status: 404, message: 'x', similar: ['OP000007'] }, { status: 404 });
      return HttpResponse.json({
        ...operationOf(Number(known)),
        attempts: [{ date: '2026-11-26T17:30:00-06:00', provider: 'OXXO', status: 'ERROR', errorCode: 'Q7' }],
      });
    }),
  );
  return applied;
}

export const open = (url = '/historial-de-operaciones') =>
  renderScreen(<HistoryScreen OrderTimeline={({ order }) => <p>Historia de {order}</p>} />, url);
