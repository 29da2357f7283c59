import { expect, test } from 'vitest';
import type { BalancerSource, BalancerTurn } from '../balancer-ports';
import type { Actor } from '../refunds/refunds';
import type { NodeChange } from '../rules/balancer';
import { createDemonstrationBalancer } from '../sources/demonstration/balancer';
import type { Trail } from '../trail-ports';
import type { BalancerNode } from '../wire/balancer';
import { createBalancer } from './balancer';

export interface BalancerPlace {
  turn: BalancerTurn;
  trail: Trail;
}

const NOW = Date.UTC(2026, 10, 27, 18);
const ana: Actor = { email: 'ana@example.mx', name: 'Ana Prueba', role: 'SOPORTE', ip: '192.0.2.1' };

const LAST = 'Es el último nodo activo de devoluciones: sus peticiones se quedarían sin destino.';

/** What any place for turns and trail has to do for people who change nodes. */
export function balancerTests(placeOf: () => BalancerPlace): void {
  function begin(source: BalancerSource = createDemonstrationBalancer(), turn = placeOf().turn) {
    const clock = { at: NOW, now: () => clock.at };
    const faults: unknown[] = [];
    const balancer = createBalancer({ source, turn, clock, reportFault: (error) => void faults.push(error) });
    const node = async (poolId: string, nodeId: string): Promise<BalancerNode> => {
      const { data } = await balancer.read();
      const found = data.find((pool) => pool.poolId === poolId)?.nodes.find((one) => one.nodeId === nodeId);
      if (!found) throw new Error(`${nodeId} is gone.`);
      return found;
    };
    const change = async (poolId: string, nodeId: string, what: NodeChange, version?: string) =>
      balancer.change(
        { poolId, nodeId },
        { change: what, reason: 'Versión nueva', version: version ?? (await node(poolId, nodeId)).version },
        ana,
      );
    return { balancer, node, change, clock, faults };
  }

  test('what a drained node got goes to the others, its sessions end, and it comes back by degrees', async () => {
    const { node, change, clock } = begin();
    const rates = async () =>
      Promise.all(['app-01', 'app-02', 'app-03'].map(async (id) => (await node('autorizador', id)).requestRate ?? 0));
    const before = await node('autorizador', 'app-02');
    expect((await rates()).map((rate) => Math.round(rate))).toEqual([73, 73, 36]);
    expect(await change('autorizador', 'app-02', { status: 'DRAIN' })).toMatchObject({ node: { status: 'DRAIN' } });
    expect((await rates()).map((rate) => Math.round(rate))).toEqual([122, 0, 61]);
    const drained = await node('autorizador', 'app-02');
    expect(drained.currentSessions).toBe(before.currentSessions);
    clock.at += 60_000;
    const later = await node('autorizador', 'app-02');
    expect(later.currentSessions).toBeGreaterThan(0);
    expect(later.currentSessions).toBeLessThan(drained.currentSessions);
    expect(later.totalRequests).toBe(drained.totalRequests);
    expect(await change('autorizador', 'app-02', { status: 'UP' })).toMatchObject({ node: { status: 'STARTING' } });
    expect((await rates())[1]).toBeLessThan(before.requestRate ?? 0);
    clock.at += 20_000;
    expect((await node('autorizador', 'app-02')).status).toBe('UP');
    expect((await rates())[1]).toBe(before.requestRate);
    expect(await change('autorizador', 'app-02', { weight: 50 })).toMatchObject({ node: { weight: 50 } });
    expect((await rates()).map((rate) => Math.round(rate))).toEqual([91, 46, 46]);
    expect((await placeOf().trail.of('balancer', 'autorizador/app-02')).slice(0, 3)).toMatchObject([
      { action: 'WEIGHT', before: { weight: 100 }, after: { weight: 50 } },
      { action: 'ACTIVATE', before: { status: 'DRAIN' }, after: { status: 'UP' } },
      {
        ...{ action: 'DRAIN', before: { status: 'UP' }, after: { status: 'DRAIN' }, reason: 'Versión nueva' },
        ...{ user: ana.email, ip: '192.0.2.1', role: 'SOPORTE' },
      },
    ]);
  });

  test.each<[NodeChange, string]>([
    [{ status: 'DRAIN' }, 'status'],
    [{ status: 'MAINT' }, 'status'],
    [{ weight: 0 }, 'weight'],
  ])('the last active node of a pool stays: %o', async (what, field) => {
    const { node, change } = begin();
    expect(await change('devoluciones', 'batch-01', what)).toEqual({ refused: [{ field, message: LAST }] });
    expect(await node('devoluciones', 'batch-01')).toMatchObject({ status: 'UP', weight: 100 });
    expect(await change('devoluciones', 'batch-02', { status: 'MAINT' })).toMatchObject({ node: { status: 'MAINT' } });
    expect(await change('devoluciones', 'batch-01', { weight: 1 })).toMatchObject({ node: { weight: 1 } });
  });

  test('of two people who take out the last two at once, one is refused', async () => {
    const told = createDemonstrationBalancer();
    const { change, node } = begin({
      ...told,
      async read(now) {
        const reading = await told.read(now);
        // One that is asked over a socket answers later, and something may have happened by then.
        await new Promise((resolve) => setTimeout(resolve, 20));
        return reading;
      },
    });
    await change('notificaciones', 'aviso-04', { status: 'MAINT' });
    const outcomes = await Promise.all(
      ['aviso-01', 'aviso-02'].map((id) => change('notificaciones', id, { status: 'DRAIN' })),
    );
    expect(outcomes.map((outcome) => Object.keys(outcome)[0]).sort()).toEqual(['node', 'refused']);
    const states = await Promise.all(
      ['aviso-01', 'aviso-02'].map(async (id) => (await node('notificaciones', id)).status),
    );
    expect(states.sort()).toEqual(['DRAIN', 'UP']);
  });

  test('what has moved since it was seen is not changed', async () => {
    const { node, change } = begin();
    const { version } = await node('autorizador', 'app-01');
    await change('autorizador', 'app-01', { weight: 80 });
    expect(await change('autorizador', 'app-01', { status: 'DRAIN' }, version)).toMatchObject({
      conflict: { weight: 80 },
    });
    expect(await change('autorizador', 'app-09', { status: 'DRAIN' }, version)).toEqual({ unknown: true });
  });

  test('a pool whose last active node follows another one keeps that one too', async () => {
    const told = createDemonstrationBalancer();
    const source = { ...told, read: async (now: number) => ({ ...(await told.read(now)), follows }) };
    const follows = new Map([['devoluciones/batch-01', 'autorizador/app-01']]);
    const { change } = begin(source);
    expect(await change('autorizador', 'app-01', { status: 'MAINT' })).toEqual({
      refused: [{ field: 'status', message: LAST }],
    });
    expect(await change('autorizador', 'app-01', { weight: 0 })).toMatchObject({ node: { weight: 0 } });
  });

  test('nothing stays changed that the trail does not tell', async () => {
    const full = new Error('The disk is full.');
    const { node, change, faults } = begin(createDemonstrationBalancer(), {
      take: (work) => placeOf().turn.take(() => work(() => Promise.reject(full))),
    });
    await expect(change('autorizador', 'app-02', { status: 'MAINT' })).rejects.toBe(full);
    await expect(change('autorizador', 'app-03', { weight: 5 })).rejects.toBe(full);
    expect((await node('autorizador', 'app-02')).status).not.toBe('MAINT');
    expect((await node('autorizador', 'app-03')).weight).toBe(50);
    expect(faults).toEqual([]);
  });
}
