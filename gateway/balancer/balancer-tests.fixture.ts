import { expect, test } from 'vitest';
import { type BalancerSource, type BalancerTurn, ChangeRefused } from '../balancer-ports';
import { SourceAway } from '../ports';
import type { Actor } from '../refunds/refunds';
import type { NodeChange } from '../rules/balancer';
import { createDemonstrationBalancer } from '../sources/demonstration/balancer';
import type { Trail } from '../trail-ports';
import type { BalancerNode } from '../wire/balancer';
import { createBalancer } from './balancer';
import { createReturning } from './returning';

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
    return { balancer, node, change, clock, faults, returnDue: createReturning({ source, turn, clock }) };
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

  test('a node that is down stays out of the traffic once it is back, and the last active one is still the last', async () => {
    const { node, change } = begin();
    expect(await change('devoluciones', 'batch-02', { status: 'DRAIN' })).toMatchObject({
      node: { status: 'DOWN', adminStatus: 'DRAIN' },
    });
    expect(await change('devoluciones', 'batch-01', { status: 'DRAIN' })).toEqual({
      refused: [{ field: 'status', message: LAST }],
    });
    expect(await change('devoluciones', 'batch-02', { status: 'UP' })).toMatchObject({ node: { adminStatus: 'UP' } });
    expect(await node('devoluciones', 'batch-02')).toMatchObject({ status: 'DOWN', returnsAt: null });
  });

  /** Of a node what comes after the deeds of other tests, oldest first. */
  const deedsOf = async (id: string, skip = 0) =>
    (await placeOf().trail.of('balancer', id))
      .map(({ action, userName, reason }) => [action, userName, reason])
      .reverse()
      .slice(skip);

  test('a node comes back at its hour, once over two gateways, and the trail tells who had said so', async () => {
    const source = createDemonstrationBalancer();
    const [one, other] = [begin(source), begin(source)];
    const known = (await deedsOf('notificaciones/aviso-01')).length;
    const returnsAt = NOW + 3_600_000;
    expect(await one.change('notificaciones', 'aviso-01', { status: 'MAINT', returnsAt })).toMatchObject({
      node: { status: 'MAINT', returnsAt: '2026-11-27T13:00:00-06:00', returnFault: null },
    });
    await one.returnDue();
    one.clock.at = other.clock.at = returnsAt;
    await Promise.all([one.returnDue(), other.returnDue()]);
    expect(await other.node('notificaciones', 'aviso-01')).toMatchObject({ status: 'STARTING', returnsAt: null });
    expect(await deedsOf('notificaciones/aviso-01', known)).toEqual([
      ['MAINT', 'Ana Prueba', 'Versión nueva'],
      ['RETURN', 'Sistema', 'Hora que puso Ana Prueba: Versión nueva'],
    ]);
  });

  test('the hour is changed and taken away by version, and so it is by whoever takes the node back before', async () => {
    const { node, change, returnDue, clock } = begin();
    const known = (await deedsOf('notificaciones/aviso-03')).length;
    const seen = await node('notificaciones', 'aviso-03');
    expect(await change('notificaciones', 'aviso-03', { returnsAt: NOW + 60_000 })).toMatchObject({
      node: { status: 'DRAIN', returnsAt: '2026-11-27T12:01:00-06:00' },
    });
    expect(await change('notificaciones', 'aviso-03', { returnsAt: null }, seen.version)).toMatchObject({
      conflict: { returnsAt: '2026-11-27T12:01:00-06:00' },
    });
    expect(await change('notificaciones', 'aviso-03', { returnsAt: null })).toMatchObject({
      node: { returnsAt: null },
    });
    expect(await change('notificaciones', 'aviso-03', { status: 'DRAIN', returnsAt: NOW + 60_000 })).toHaveProperty(
      'node',
    );
    expect(await change('notificaciones', 'aviso-03', { status: 'UP' })).toMatchObject({ node: { returnsAt: null } });
    clock.at += 60_000;
    await returnDue();
    const actions = (await deedsOf('notificaciones/aviso-03', known)).map(([action]) => action);
    expect(actions).toEqual(['PLAN', 'UNPLAN', 'DRAIN', 'ACTIVATE']);
  });

  test.each<[string, NodeChange, string]>([
    ['aviso-04', { returnsAt: NOW + 1 }, 'Solo se reactiva a una hora lo que está drenando o en mantenimiento.'],
    ['aviso-03', { returnsAt: NOW }, 'La hora de reactivar es un momento de los próximos siete días, o ninguno.'],
    [
      'aviso-04',
      { status: 'MAINT', returnsAt: NOW + 7 * 86_400_000 + 1 },
      'La hora de reactivar es un momento de los próximos siete días, o ninguno.',
    ],
  ])('no hour of %s: %o', async (id, what, message) => {
    const { change } = begin();
    expect(await change('notificaciones', id, what)).toEqual({ refused: [{ field: 'returnsAt', message }] });
  });

  test('a balancer that does not answer at the hour, or will not, keeps it with why, and is tried again', async () => {
    const told = createDemonstrationBalancer();
    let fault: Error | undefined;
    const { change, node, returnDue, clock } = begin({
      ...told,
      change: (...asked) => (fault ? Promise.reject(fault) : told.change(...asked)),
    });
    await change('autorizador', 'app-04', { returnsAt: NOW + 1000 });
    const known = (await deedsOf('autorizador/app-04')).length;
    const after = async (next: Error | undefined) => {
      fault = next;
      clock.at += 20_000;
      await returnDue();
      return node('autorizador', 'app-04');
    };
    expect(await after(new SourceAway('x'))).toMatchObject({ returnFault: 'El balanceador no responde.' });
    expect(await after(new ChangeRefused('No such server.'))).toMatchObject({ returnFault: 'No such server.' });
    expect(await after(undefined)).toMatchObject({ status: 'STARTING', returnsAt: null, returnFault: null });
    expect((await deedsOf('autorizador/app-04', known)).map(([action]) => action)).toEqual(['RETURN']);
  });

  test('one that is back, or gone, before its hour is let be, and that is told', async () => {
    const source = createDemonstrationBalancer();
    const { change, node, returnDue, clock } = begin(source);
    const known = (await deedsOf('notificaciones/aviso-02')).length;
    await change('notificaciones', 'aviso-02', { status: 'DRAIN', returnsAt: NOW + 1000 });
    await source.change('notificaciones', 'aviso-02', { status: 'UP' }, clock.at);
    expect(await node('notificaciones', 'aviso-02')).toMatchObject({ returnsAt: null });
    clock.at += 1000;
    await returnDue();
    expect((await deedsOf('notificaciones/aviso-02', known)).at(-1)).toEqual([
      ...['UNPLAN', 'Sistema', 'A esa hora el nodo ya no estaba fuera.'],
    ]);
  });

  test('nothing stays changed that the trail does not tell', async () => {
    const full = new Error('The disk is full.');
    const { node, change, faults } = begin(createDemonstrationBalancer(), {
      ...placeOf().turn,
      take: (work) => placeOf().turn.take((unit) => work({ ...unit, write: () => Promise.reject(full) })),
    });
    await expect(change('autorizador', 'app-02', { status: 'MAINT' })).rejects.toBe(full);
    await expect(change('autorizador', 'app-03', { weight: 5 })).rejects.toBe(full);
    expect((await node('autorizador', 'app-02')).status).not.toBe('MAINT');
    expect((await node('autorizador', 'app-03')).weight).toBe(50);
    expect(faults).toEqual([]);
  });
}
