import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config';
import type { StoredBeat } from '../../rules/beat';
import { windowTests } from '../../services/service-tests.fixture';
import { createServiceSource } from '../../sources/services';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import type { Database } from '../tables';
import { createSqlTrail } from '../trail/trail';
import { createSqlBeatStore, forgetBeats } from './beat-store';
import { createSqlWindowStore } from './window-store';

const NOW = Date.parse('2026-11-29T12:00:00-06:00');
const [MINUTE, HOUR] = [60_000, 3_600_000];

let server: Server;
const asked = new Map<string, number>();
const broken = new Set<string>();
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    response.writeHead(broken.has(url) ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe.each(sqlNames)('%s', (name) => {
  const stores = sqlStoresIn(name);
  let db: Database;
  beforeAll(async () => {
    db = (await stores()).db;
  }, 120_000);

  windowTests(() => ({ windows: createSqlWindowStore(db), trail: createSqlTrail(db) }));

  const beat = (at: number, more: Partial<StoredBeat> = {}): StoredBeat => ({
    ...{ serviceId: 'cuenta', at, asked: 2, answered: 2, responseMs: 100, said: null, certificateEnds: null },
    ...{ instances: [{ host: 'a', up: true }] },
    ...more,
  });

  test('checks are counted once, by the hour, the day and the month, and forgotten after their time', async () => {
    const store = createSqlBeatStore(db);
    await store.enrol(['cuenta'], NOW);
    const beats = [
      beat(NOW - 29 * 24 * HOUR, { answered: 0 }),
      beat(NOW - 26 * HOUR, { answered: 0 }),
      beat(NOW - 2 * HOUR, { answered: 0, responseMs: null, said: 'HTTP 503' }),
      beat(NOW - MINUTE, { answered: 1, responseMs: 300, certificateEnds: NOW + HOUR }),
      beat(NOW),
    ];
    for (const one of [...beats, ...beats]) await store.put(one);
    expect((await store.sums(NOW)).get('cuenta')).toEqual({
      averageMs: 200,
      ...{ hour: { asked: 4, answered: 3 }, day: { asked: 6, answered: 3 }, month: { asked: 10, answered: 3 } },
    });
    expect(await store.last(['cuenta'], 2)).toEqual(beats.slice(3));
    await forgetBeats(db, NOW);
    expect(await store.since('cuenta', 0)).toEqual(beats.slice(2));
    await forgetBeats(db, NOW + 40 * 24 * HOUR);
    expect(await store.since('cuenta', 0)).toEqual([]);
    expect((await store.sums(NOW)).size).toBe(0);
  });

  test('of two who take what is due each is handed something else, until all of it is due again', async () => {
    const store = createSqlBeatStore(db);
    const ids = ['t1', 't2', 't3'];
    await store.enrol(ids, NOW);
    const taken = await Promise.all(ids.map(() => store.take(ids, NOW, MINUTE)));
    expect([...taken].sort()).toEqual(ids);
    expect(await store.take(ids, NOW, MINUTE)).toBeUndefined();
    expect(await store.nextDue(ids)).toBe(NOW + MINUTE);
    expect(await store.take(ids, NOW + MINUTE, MINUTE)).toBe('t1');
    // A clock that was put back by an hour waits for nobody.
    expect(await store.take(ids, NOW - HOUR, MINUTE)).toBeDefined();
  });

  test('of two gateways one looks at each service at each interval, and both tell what it saw', async () => {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;
    const list = ['uno', 'dos'].map((id) => ({
      id: `${name.toLowerCase()}-${id}`,
      name: id,
      type: 'BANK',
      http: `${base}-${id}`,
    }));
    const { sources } = readConfig(JSON.stringify({ sources: { services: { list, intervalSeconds: 600 } } }));
    const faults: unknown[] = [];
    const gateways = [1, 2].map(() => {
      const watch = { away: () => undefined, back: () => undefined };
      const store = createSqlBeatStore(db);
      const made = createServiceSource(sources, {
        store,
        clock: Date,
        watch,
        reportFault: (fault) => faults.push(fault),
      });
      if (!made) throw new Error('It has no services.');
      return made;
    });
    const [one, other] = gateways as [(typeof gateways)[0], (typeof gateways)[0]];
    const [uno = '', dos = ''] = list.map(({ id }) => id);
    broken.add(`/${name}-dos`);
    expect((await one.measure(Date.now())).size).toBe(0);
    for (const gateway of gateways) gateway.start();
    await vi.waitFor(async () => expect((await other.measure(Date.now())).size).toBe(2), { timeout: 60_000 });
    const measured = await other.measure(Date.now());
    expect(measured.get(uno)).toMatchObject({ probes: [{ up: true }], said: null, uptime24h: null });
    expect(measured.get(dos)).toMatchObject({ probes: [{ up: false }], said: 'HTTP 503', instances: [{ up: false }] });
    broken.clear();
    expect(await one.check(dos, Date.now())).toMatchObject({ up: true, said: null });
    expect((await other.day(dos, Date.now())).map(({ up }) => up)).toEqual([false, true]);
    await Promise.all(gateways.map((gateway) => gateway.rest()));
    expect([asked.get(`/${name}-uno`), asked.get(`/${name}-dos`)]).toEqual([1, 2]);
    expect(faults).toEqual([]);
  });
});
