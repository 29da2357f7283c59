import { HttpResponse, http } from 'msw';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';

const at = '2026-11-27T10:00:00-06:00';
const session = (sessionId: string, device: string | null, isCurrent: boolean) => ({
  ...{ sessionId, device, network: '192.0.2.0/24', begunAt: at, lastUsed: at, isCurrent },
});
const event = (kind: string, more: object = {}) => ({
  ...{ date: at, kind, device: null, network: null, entity: null, entityId: null, action: null, ...more },
});

/**
 * Answers what somebody asks of the own account; what is closed is open no more.
 * @param console what is kept of the preferences
 */
export function answerOwnAccount(console: object | null = null) {
  let open = [
    session('a', 'Chrome en Linux', true),
    session('b', 'Safari en iPhone', false),
    session('c', null, false),
  ];
  const closed: string[] = [];
  let profile = { ...{ name: 'Lucía', lastName: 'Mora', job: 'Analista', version: 4 }, createdAt: at, lastAccess: at };
  let preference = { notices: { alerts: 'INFO', notices: 'INFO', reports: true }, console };
  network.use(
    http.get(`${apiBase}/account`, () => HttpResponse.json(profile)),
    http.put<never, { version: number }>(`${apiBase}/account`, async ({ request }) => {
      const body = await request.json();
      if (body.version !== profile.version) return HttpResponse.json({ current: profile }, { status: 409 });
      profile = { ...profile, ...body, version: profile.version + 1 };
      return HttpResponse.json(profile);
    }),
    http.get(`${apiBase}/account/preference`, () => HttpResponse.json(preference)),
    http.put<never, object>(`${apiBase}/account/preference`, async ({ request }) => {
      preference = { ...preference, ...(await request.json()) };
      return HttpResponse.json(preference);
    }),
    http.get(`${apiBase}/account/session`, () => HttpResponse.json({ data: open })),
    http.get(`${apiBase}/account/activity`, () =>
      HttpResponse.json({
        data: [
          event('SIGN_IN_FAILED', { device: 'Firefox en Linux', network: '203.0.113.0/24' }),
          event('DEED', { entity: 'refund', entityId: 'DEV-1', action: 'APPROVE' }),
          ...Array.from({ length: 9 }, () => event('SIGN_IN')),
        ],
      }),
    ),
    http.delete(`${apiBase}/account/session`, () => {
      closed.push('others');
      open = open.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ ended: 1 });
    }),
    http.delete(`${apiBase}/account/session/:id`, ({ params }) => {
      const is = ({ sessionId }: { sessionId: string }) => sessionId === params.id;
      if (!open.some(is)) return HttpResponse.json({ status: 404, message: 'x' }, { status: 404 });
      closed.push(String(params.id));
      open = open.filter((one) => !is(one));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { closed, kept: () => preference.console, notices: () => preference.notices };
}
