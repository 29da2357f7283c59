import { expect, test } from 'vitest';
import type { ServiceSource, WindowStore } from '../service-ports';
import type { Trail } from '../trail-ports';
import { createServices } from './services';

const NOW = Date.parse('2026-11-29T12:00:00-06:00');
const HOUR = 3_600_000;

const ana = { email: 'ana@example.mx', name: 'Ana Prueba', role: 'SOPORTE', ip: '192.0.2.1' } as const;

/** One service that was never checked, with a window that was told. */
const source = (serviceId: string): ServiceSource => ({
  services: [{ serviceId, name: 'Uno', type: 'BANK', tags: [], limitMs: 1000, dependsOn: [], servers: ['nodo-1'] }],
  measure: async () => new Map(),
  day: async () => [],
  check: async (_, now) => ({ at: now, up: true, responseMs: 5, said: null }),
  toldWindows: () => [
    { serviceId, number: -7, version: 1, from: NOW + 9 * HOUR, to: NOW + 10 * HOUR, reason: 'x', by: ana },
  ],
});

/** What holds of maintenance windows wherever they are kept. */
export function windowTests(placeOf: () => { windows: WindowStore; trail: Trail }): void {
  let number = 0;
  const servicesIn = () => {
    number += 1;
    const id = `servicio-${number}`;
    const { windows, trail } = placeOf();
    return { id, trail, services: createServices({ source: source(id), windows, clock: { now: () => NOW } }) };
  };
  const asked = { from: NOW - HOUR, to: NOW + HOUR, reason: 'Cambio', version: 1 };

  test('a window that was told is changed by its version, once for a key, and silences while it is open', async () => {
    const { id, services, trail } = servicesIn();
    expect(await services.isInMaintenance('Uno', NOW)).toBe(false);
    const key = `clave-${id}`;
    expect(await services.plan(id, asked, key, ana)).toMatchObject({ maintenance: { version: 2, open: true } });
    expect(await services.plan(id, asked, key, ana)).toMatchObject({ maintenance: { version: 2 } });
    expect(await services.plan(id, { ...asked, reason: 'y' }, key, ana)).toMatchObject({ refused: [{}] });
    expect(await services.isInMaintenance(id, NOW)).toBe(true);
    expect(await services.isInMaintenance('nodo-1', NOW)).toBe(true);
    expect((await services.maintenanceAt(NOW))('Uno')).toMatchObject({ to: NOW + HOUR, reason: 'Cambio' });
    expect(await services.isInMaintenance('otro', NOW)).toBe(false);
    expect(await services.end(id, 2, ana)).toMatchObject({ maintenance: null, status: 'PENDING' });
    expect(await services.isInMaintenance(id, NOW)).toBe(false);
    const made = await services.plan(id, { ...asked, version: undefined }, `otra-${id}`, ana);
    expect(made).toMatchObject({ maintenance: { version: 1 } });
    expect((await trail.of('service', id)).map(({ action }) => action)).toEqual([
      'PLAN_MAINTENANCE',
      'END_MAINTENANCE',
      'CHANGE_MAINTENANCE',
    ]);
  });

  test('of two who change the same version at once one is told of the other, whose refused key may be used again', async () => {
    const { id, services } = servicesIn();
    const plan = (key: string) => services.plan(id, asked, `${key}-${id}`, ana);
    const outcomes = await Promise.all([plan('clave-uno'), plan('clave-dos')]);
    expect(outcomes.filter((outcome) => 'conflict' in outcome)).toHaveLength(1);
    const lost = 'conflict' in (outcomes[0] ?? {}) ? 'clave-uno' : 'clave-dos';
    expect(await services.plan(id, { ...asked, version: 2 }, `${lost}-${id}`, ana)).toMatchObject({
      maintenance: { version: 3 },
    });
  });

  test('a check is told in the trail, of a service that there is', async () => {
    const { id, services, trail } = servicesIn();
    await services.check(id, ana);
    expect(await trail.of('service', id)).toMatchObject([{ action: 'CHECK', after: { status: 'UP', responseMs: 5 } }]);
    expect(await services.check('nada', ana)).toEqual({ unknown: true });
    expect(await services.end('nada', 1, ana)).toEqual({ unknown: true });
  });
}
