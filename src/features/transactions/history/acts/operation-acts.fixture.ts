import { HttpResponse, http } from 'msw';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { operationOf } from '../operation.fixture';

export const DATE = '2026-11-27T10:00:00-06:00';
/** Something that happened to the operation, as the platform tells it. */
export const event = (type: string, more: object = {}) => ({
  ...{ date: DATE, type, actor: 'Ana Prueba', detail: '', fromStatus: null, toStatus: null },
  ...more,
});

/** A platform with one operation; what is sent to it is remembered, and answered as a test says. */
export function platform(members: object = {}) {
  let operation: object = {
    ...operationOf(1, { status: 'REVIEW' }),
    version: 1,
    events: [event('CREATED')],
    ...members,
  };
  const sent: { call: string; body: unknown; key: string | null }[] = [];
  let answer: (call: string) => Response | undefined = () => undefined;
  const write = async ({ request }: { request: Request }) => {
    const act = request.url.split('/').at(-1) ?? '';
    const text = await request.text();
    sent.push({ call: act, body: text && JSON.parse(text), key: request.headers.get('Idempotency-Key') });
    return answer(act) ?? HttpResponse.json(act === 'sync' ? { status: '', changed: true, operation } : operation);
  };
  network.use(
    http.get(`${apiBase}/operation`, () => HttpResponse.json({ data: [operation], total: 1 })),
    http.get(`${apiBase}/operation/:id`, () => HttpResponse.json(operation)),
    http.post(`${apiBase}/operation/:id/:act`, write),
    http.put(`${apiBase}/operation/:id/:act`, write),
  );
  return {
    sent,
    becomes: (more: object) => {
      operation = { ...operation, ...more };
    },
    answers: (given: typeof answer) => {
      answer = given;
    },
  };
}

export const ADDRESS = '/historial-de-operaciones?operacion=OP000001';
