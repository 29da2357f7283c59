import { expect, test } from 'vitest';
import type { AlertWatchStore } from '../alert-ports';
import { type ServerReports, SourceAway } from '../ports';
import type { Reading } from '../rules/alert-watch';
import type { StoredWindow } from '../rules/service';
import type { Service } from '../wire/services';
import { createAlertWatch } from './watch';

const cpu = { cpu: { total: 95 } };

function watch({
  hasTurn = true,
  list = async () => ['a', 'b', 'c', 'd'],
  services = async (): Promise<Service[]> => [],
} = {}) {
  const judged: Reading[] = [];
  const faults: unknown[] = [];
  const hushed: [string, number][] = [];
  const told: string[] = [];
  const reports: ServerReports = {
    list,
    async read(name) {
      if (name === 'b') throw new SourceAway('x', { source: 'server b' });
      if (name === 'c') throw new SourceAway('x', { source: 'prometheus' });
      return name === 'a' ? cpu : undefined;
    },
  };
  const store: Partial<AlertWatchStore> = {
    prepare: async () => undefined,
    takeTurn: async () => hasTurn,
    judge: async (readings) => void judged.push(...readings),
    tell: async ({ origin }) => void told.push(origin),
    troubled: async () => ['uno', 'dos', 'tres'],
    hush: async (...asked) => void hushed.push(asked),
  };
  const news = { origin: 'x', alerts: [], isAll: true, askedAt: 0, patience: 0, tellsSilences: false };
  const tellers = [() => Promise.reject(new SourceAway('away')), () => Promise.reject(new Error('odd')), () => news];
  const ends = new Map([
    ['dos', 3_600_000],
    ['tres', 2000],
  ]);
  const maintenance = {
    maintenanceAt: async () => (source: string) =>
      ends.has(source) ? ({ to: ends.get(source) } as StoredWindow) : undefined,
    isInMaintenance: async () => false,
  };
  const clock = { now: () => 1000 };
  const reportFault = (error: unknown) => void faults.push(error);
  const made = createAlertWatch({
    store: store as AlertWatchStore,
    judged: { reports, services: { all: services }, rules: [] },
    tellers,
    maintenance,
    clock,
    reportFault,
  });
  return { ...made, judged, faults, hushed, told };
}

test('a look reads what is known of each server, hears all who tell, and silences what is in maintenance', async () => {
  const { look, judged, faults, hushed, told } = watch();
  await Promise.all([look(), look()]);
  expect(judged.map(({ source, metric, value }) => [source, metric, value])).toEqual([
    ['a', 'server.reachable', 1],
    ['a', 'cpu.used', 95],
    ['b', 'server.reachable', 0],
  ]);
  expect(told).toEqual(['x']);
  expect(faults).toEqual([new Error('odd')]);
  expect(hushed).toEqual([
    ['dos', 61_000],
    ['tres', 2000],
  ]);
});

test('whoever has not the turn does nothing; a list that is away is no news of anybody', async () => {
  const idle = watch({ hasTurn: false });
  await idle.look();
  expect([idle.judged, idle.told]).toEqual([[], []]);
  const blind = watch({ list: () => Promise.reject(new SourceAway('x')) });
  await blind.look();
  expect([blind.judged, blind.told]).toEqual([[], ['x']]);
});

test('services are read too: whether they answer, how fast, and the days of their certificate', async () => {
  const service = (serviceId: string, status: string, more: object = {}) =>
    ({ serviceId, status, responseMs: null, certificateDays: null, ...more }) as Service;
  const { look, judged } = watch({
    list: async () => [],
    services: async () => [
      service('portal', 'UP', { responseMs: 12, certificateDays: 9 }),
      service('lento', 'DEGRADED', { responseMs: 1200 }),
      service('adquirente', 'DOWN', { certificateDays: 0 }),
      ...['MAINTENANCE', 'UNKNOWN', 'PENDING'].map((status) => service('nada', status, { responseMs: 5 })),
    ],
  });
  await look();
  expect(judged.map(({ source, sourceType, metric, value }) => [source, sourceType, metric, value])).toEqual([
    ['portal', 'service', 'service.answers', 1],
    ['portal', 'service', 'service.response', 12],
    ['portal', 'service', 'service.certificate', 9],
    ['lento', 'service', 'service.answers', 1],
    ['lento', 'service', 'service.response', 1200],
    ['adquirente', 'service', 'service.answers', 0],
    ['adquirente', 'service', 'service.certificate', 0],
  ]);
});

test('services that nobody checks just now are no news', async () => {
  const blind = watch({ services: () => Promise.reject(new SourceAway('x')) });
  await blind.look();
  expect(blind.judged.filter(({ sourceType }) => sourceType === 'service')).toEqual([]);
  expect(blind.judged).toHaveLength(3);
});
