import { HttpResponse, http } from 'msw';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { eligibilityOf, pageOf, type refundOf } from './refund.fixture';

/** A platform with these refunds; remembers what its list was asked. */
export function platformWith(...refunds: ReturnType<typeof refundOf>[]) {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(`${apiBase}/refund`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(pageOf(refunds));
    }),
    http.get(`${apiBase}/refund/eligibility`, () => HttpResponse.json(eligibilityOf())),
    http.get(`${apiBase}/refund/:id`, ({ params }) => {
      const found = refunds.find(({ refundId }) => refundId === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ status: 404, message: 'x' }, { status: 404 });
    }),
    http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [] })),
  );
  return asked;
}
