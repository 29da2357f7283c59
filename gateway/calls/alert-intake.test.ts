import { expect, test } from 'vitest';
import { createApp } from '../app';
import type { AlertIntake } from '../intake-ports';
import { type Ports, SourceAway } from '../ports';

const TOKEN = 'token-de-alertas-1';

test.each<[string, RequestInit, Partial<AlertIntake> | null, number]>([
  ['a message', { body: '{"alerts":[]}' }, {}, 200],
  ['where nobody may tell', { body: '{}' }, null, 404],
  ['with the token of another', { body: '{}', headers: { Authorization: 'Bearer otro' } }, {}, 401],
  ['that is no JSON', { body: '{' }, {}, 400],
  ['without a body', {}, {}, 400],
  ['that is too large', { body: ' '.repeat(16_000_001) }, {}, 413],
  ['while the database is away', { body: '{}' }, { take: () => Promise.reject(new SourceAway('x')) }, 503],
])('%s', async (_what, init, given, status) => {
  const intake: AlertIntake = {
    isToken: (token) => token === TOKEN,
    take: async (message) => (message === undefined ? undefined : 3),
    ...given,
  };
  const app = createApp({ alertIntake: given ? intake : undefined, reportFault() {} } as unknown as Ports);
  const headers = { Authorization: `Bearer ${TOKEN}`, ...init.headers };
  const answer = await app.fetch(
    new Request('http://x.example.mx/ingest/alerts', { method: 'POST', ...init, headers }),
  );
  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.json()).toEqual({ alerts: 3 });
});
