import { expect, test } from 'vitest';
import type { Alert } from '../api/alert';
import { alertPlaces } from './alert-links';

const alert = { metric: 'disk.used', startedAt: '2026-11-28T23:59:30-06:00' } as Alert;
const operations = { dateRange: '2026-11-28_2026-11-28', between: '2026-11-28T23:59_2026-11-29T00:00' };
const traces = { ...operations, q: '1' };

test.each([
  [
    { sourceType: 'server', source: 'pagos-02' },
    [{ server: 'pagos-02', section: 'filesystem' }, { ...traces, servers: 'pagos-02' }, operations],
  ],
  [
    { sourceType: 'service', source: 'autorizador' },
    [{ q: 'autorizador' }, { ...traces, services: 'autorizador' }, operations],
  ],
  [
    { sourceType: 'channel', source: 'APP' },
    [
      { ...traces, channels: 'APP' },
      { ...operations, channel: 'APP' },
    ],
  ],
  [{ sourceType: 'node', source: 'batch-02' }, [{ q: 'batch-02' }, traces, operations]],
])('an alert of %j leads to where the same is seen (spec 21.3)', (of, searches) => {
  expect(alertPlaces({ ...alert, ...of }, 'SOPORTE').map(({ search }) => search)).toEqual(searches);
});

test('nobody is led to a screen that the role does not have', () => {
  const places = alertPlaces({ ...alert, sourceType: 'node', source: 'batch-02' }, 'TELCEL');
  expect(places.map(({ label }) => label)).toEqual(['Trazas', 'Operaciones']);
});
