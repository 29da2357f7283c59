import { HttpResponse, http } from 'msw';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';

const DATE = '2026-11-28T15:50:12-06:00';

const beat = (status: string) => ({ date: DATE, status, responseMs: status === 'UP' ? 90 : null });

/** A service as the platform answers it. */
export function serviceOf(serviceId: string, more: object = {}) {
  return {
    ...{ serviceId, name: serviceId, type: 'INTERNAL', tags: ['tarjeta'], status: 'UP', since: null },
    ...{ message: 'Responde dentro de su límite.', limitMs: 1000, responseMs: 1204, averageMs24h: 412.4 },
    ...{ uptime24h: 99.4, uptime30d: 99.9996, errors1h: 2, version: '4.18.1', certificateDays: 88, checkedAt: DATE },
    instances: [{ host: 'pagos-qa-01', ip: '192.0.2.10', status: 'UP' }],
    beats: [...Array.from({ length: 40 }, () => beat('UP')), ...Array.from({ length: 10 }, () => beat('DOWN'))],
    ...{ causes: [], maintenance: null, actions: ['CHECK', 'MAINTENANCE'] },
    ...{ incidents: [], dependsOn: [], usedBy: [], trend: [100, null, 400] },
    ...more,
  };
}

/** A platform with these services; remembers what its list was asked. */
export function platformWith(...services: ReturnType<typeof serviceOf>[]) {
  const asked: URLSearchParams[] = [];
  const counts = { DOWN: 1, DEGRADED: 2, MAINTENANCE: 1, UNKNOWN: 1, PENDING: 1, UP: 8 };
  network.use(
    http.get(`${apiBase}/service`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({
        ...{ data: services, page: 1, size: 10, total: services.length, statusCounts: counts, generatedAt: DATE },
        options: { servers: ['pagos-qa-01'], tags: ['tarjeta'] },
      });
    }),
    http.get(`${apiBase}/service/:id`, ({ params }) => {
      const found = services.find(({ serviceId }) => serviceId === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ status: 404, message: 'x' }, { status: 404 });
    }),
  );
  return asked;
}
