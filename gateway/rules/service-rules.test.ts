import { expect, test } from 'vitest';
import type { Service } from '../wire/services';
import { currentWindow, mergedWindows, readWindow, silencing } from './maintenance';
import type { Measured, Probe, ServiceSettings, StoredWindow } from './service';
import { filtered, readServiceFilter, readServiceSort } from './service-filter';
import { beatsOf, causesOf, incidentsOf, sinceOf, standing, trendOf } from './service-status';

const NOW = Date.parse('2026-11-29T12:00:00-06:00');
const BEAT = 30_000;
const LIMIT = { limitMs: 1000 };

/** One check for each letter, the last one of now: up, slow, partly up, down, not looked at. */
function probes(letters: string): Probe[] {
  return [...letters].map((letter, index) => ({
    at: NOW - (letters.length - 1 - index) * BEAT,
    up: letter === 'x' ? null : letter !== 'd',
    ...(letter === 'p' && { partly: true }),
    responseMs: { u: 100, s: 1001, p: 90 }[letter] ?? null,
  }));
}

const measured = (letters: string, more: Partial<Measured> = {}): Measured => ({
  ...{ probes: probes(letters), averageMs24h: 100, uptime24h: 100, uptime30d: 100, errors1h: 0, version: null },
  ...{ instances: [], certificateEnds: null, said: null },
  ...more,
});

const windowOf = (from: number, to: number, more: Partial<StoredWindow> = {}): StoredWindow => ({
  ...{ serviceId: 'a', number: 1, version: 1, from, to, reason: 'x', by: { email: 'a@example.mx', name: 'Ana' } },
  ...more,
});

test.each([
  ['', {}, 'PENDING', 'Aún no tiene una primera verificación.'],
  ['xx', { uptime30d: null }, 'PENDING', 'Aún no tiene una primera verificación.'],
  ['x', { uptime30d: null, isAway: true }, 'UNKNOWN', 'Nadie lo ha podido verificar.'],
  ['uux', {}, 'UNKNOWN', 'Nadie lo ha podido verificar.'],
  ['uuu', {}, 'UP', 'Responde dentro de su límite.'],
  ['duu', {}, 'UP', 'Responde dentro de su límite.'],
  ['uud', { said: 'HTTP 503' }, 'DOWN', 'No responde: HTTP 503.'],
  ['uud', {}, 'DOWN', 'No responde.'],
  ['uus', {}, 'DEGRADED', 'Responde, pero más lento que su límite de 1,000 ms.'],
  ['uup', {}, 'DEGRADED', 'Responde, pero no todas sus instancias.'],
  ['sssssuuuuu', {}, 'DEGRADED', 'Responde, pero 5 de sus últimas 10 verificaciones salieron mal o lentas.'],
  ['ssssuuuuuu', {}, 'UP', 'Responde dentro de su límite.'],
])('%s %j: %s', (letters, more, status, message) => {
  expect(standing(LIMIT, measured(letters, more), [], NOW)).toEqual({ status, message });
});

test('a window stands above whatever is measured, from its beginning and until its end', () => {
  const at = (from: number, to: number) => standing(LIMIT, measured('d'), [windowOf(from, to)], NOW).status;
  expect([at(NOW, NOW + 1), at(NOW - 1, NOW), at(NOW + 1, NOW + 2)]).toEqual(['MAINTENANCE', 'DOWN', 'DOWN']);
  const beats = beatsOf(probes('uddu'), LIMIT, [windowOf(NOW - 2 * BEAT, NOW)]);
  expect(beats.map(({ status }) => status)).toEqual(['UP', 'MAINTENANCE', 'MAINTENANCE', 'UP']);
});

test('since when is known only where the beats go back that far', () => {
  expect(sinceOf(beatsOf(probes('uudd'), LIMIT, []))).toBe('2026-11-29T11:59:30-06:00');
  expect(sinceOf(beatsOf(probes('dddd'), LIMIT, []))).toBeNull();
  expect(sinceOf([])).toBeNull();
});

test.each([
  ['uuuu', []],
  ['uduu', [['DOWN', false, true]]],
  ['ussu', []],
  ['usssu', [['DEGRADED', false, true]]],
  ['ussdd', [['DOWN', false, false]]],
  ['dduu', [['DOWN', true, true]]],
  ['udxxdu', [['DOWN', false, true]]],
  [
    'duud',
    [
      ['DOWN', false, false],
      ['DOWN', true, true],
    ],
  ],
])('incidents of %s', (letters, expected) => {
  const found = incidentsOf(probes(letters), LIMIT, []);
  expect(found.map(({ status, beganEarlier, endedAt }) => [status, beganEarlier, endedAt !== null])).toEqual(expected);
});

test('the trend has a mean for each quarter of an hour, and a gap where nothing answered', () => {
  const trend = trendOf(probes(`d${'u'.repeat(10)}s`), NOW);
  expect(trend).toHaveLength(96);
  expect(trend.slice(-2)).toEqual([null, 182]);
});

const settings = (serviceId: string, dependsOn: string[]): ServiceSettings => ({
  ...{ serviceId, name: serviceId, type: 'INTERNAL', tags: [], limitMs: 1, dependsOn, servers: [] },
});

test.each([
  ['portal', ['adquirente']],
  ['autorizador', ['adquirente']],
  ['adquirente', []],
  ['sano', []],
  ['uno', []],
])('the causes of %s', (serviceId, causes) => {
  const services = [
    ...[
      settings('portal', ['autorizador', 'sano']),
      settings('autorizador', ['adquirente']),
      settings('adquirente', []),
    ],
    ...[settings('sano', ['adquirente']), settings('uno', ['otro']), settings('otro', ['uno'])],
  ];
  const statusOf = (id: string) => (id === 'sano' ? 'UP' : 'DOWN');
  expect(causesOf(serviceId, services, statusOf)).toEqual(causes);
});

const ok = { from: '2026-11-29T12:00:00-06:00', to: '2026-11-29T13:00:00-06:00', reason: ' Cambio ' };

test.each([
  [{}, undefined],
  [{ version: 2 }, undefined],
  [{ from: '29/11/2026' }, 'from'],
  [{ from: '2027-06-01T00:00:00Z', to: '2027-06-01T01:00:00Z' }, 'from'],
  [{ to: '2026-11-29T12:00:30-06:00' }, 'to'],
  [{ to: '2026-11-29T11:00:00-06:00' }, 'to'],
  [{ to: '2026-12-07T12:00:00-06:00' }, 'to'],
  [{ reason: ' ' }, 'reason'],
  [{ reason: 'x'.repeat(251) }, 'reason'],
  [{ version: 0 }, 'version'],
])('a window with %j is refused for %s', (more, field) => {
  const asked = readWindow({ ...ok, ...more }, NOW);
  if (field === undefined) expect(asked).toMatchObject({ from: NOW, to: NOW + 3_600_000, reason: 'Cambio' });
  else expect(asked).toMatchObject({ fields: [{ field }] });
});

test('the window that counts is the open one, else the next; one that was taken back is none', () => {
  const [past, open, next] = [windowOf(1, 2), windowOf(NOW - 1, NOW + 1), windowOf(NOW + 2, NOW + 3, { number: 2 })];
  expect(currentWindow([past, next, open], NOW)).toBe(open);
  expect(currentWindow([past, next], NOW)).toBe(next);
  expect(currentWindow([past, windowOf(NOW + 2, NOW + 2)], NOW)).toBeUndefined();
  expect(mergedWindows([open, next], [windowOf(0, 0)])).toEqual([next, windowOf(0, 0)]);
});

test('services are found by parts of names, kinds, servers and tags, and sorted with what is unknown last', () => {
  const one = (name: string, more: Partial<Service>) =>
    ({
      serviceId: name,
      name,
      type: 'BANK',
      tags: [],
      status: 'UP',
      instances: [],
      responseMs: null,
      ...more,
    }) as unknown as Service;
  const all = [
    one('Conciliación', { tags: ['cierre'], responseMs: 5 }),
    one('oxxo', { status: 'DOWN', type: 'INTERNAL', instances: [{ host: 'pagos-01', ip: null, status: 'UP' }] }),
    one('spei', { status: 'DEGRADED', responseMs: 9 }),
  ];
  const find = (query: string) => {
    const params = new URLSearchParams(query);
    const filter = readServiceFilter(params);
    return filter && filtered(all, filter, readServiceSort(params)).found.map(({ name }) => name);
  };
  expect(find('')).toEqual(['oxxo', 'spei', 'Conciliación']);
  expect(find('q=conciliacion')).toEqual(['Conciliación']);
  expect(find('q=PAGOS')).toEqual(['oxxo']);
  expect(find('server=pagos-01&type=INTERNAL')).toEqual(['oxxo']);
  expect(find('tag=cierre&status=UP&status=DOWN')).toEqual(['Conciliación']);
  expect(find('sort=responseMs,asc')).toEqual(['Conciliación', 'spei', 'oxxo']);
  expect(find('sort=responseMs,desc')).toEqual(['spei', 'Conciliación', 'oxxo']);
  expect([find('status=X'), find('type=X')]).toEqual([undefined, undefined]);
  const filter = readServiceFilter(new URLSearchParams('status=DOWN'));
  expect(filter && filtered(all, filter, readServiceSort(new URLSearchParams())).statusCounts).toMatchObject({
    DOWN: 1,
    UP: 1,
  });
});

test('a server is silenced while all that stands on it is, until the first of those windows ends', () => {
  const service = (serviceId: string, ...servers: string[]): ServiceSettings => ({
    ...{ serviceId, name: serviceId.toUpperCase(), type: 'INTERNAL', tags: [], limitMs: 1000, dependsOn: [], servers },
  });
  const services = [service('a', 'n1', 'n2'), service('b', 'n2'), service('c')];
  const [a, b] = [windowOf(NOW - 1, NOW + 9), windowOf(NOW, NOW + 5, { serviceId: 'b' })];
  const silent = (windows: StoredWindow[], at = NOW) =>
    ['a', 'A', 'n1', 'n2', 'b', 'c', 'n3'].filter((source) => silencing(source, services, windows, at));
  expect(silent([a])).toEqual(['a', 'A', 'n1']);
  expect(silent([a, b])).toEqual(['a', 'A', 'n1', 'n2', 'b']);
  expect(silencing('n2', services, [a, b], NOW)).toBe(b);
  expect(silent([a, b], NOW + 9)).toEqual([]);
});
