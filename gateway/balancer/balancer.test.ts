import { expect, test } from 'vitest';
import { createDemonstrationBalancer } from '../sources/demonstration/balancer';
import { createMemoryLedger } from '../trail/memory-ledger';
import { balancerTests } from './balancer-tests.fixture';
import { createMemoryTurn } from './memory-turn';
import { createReturning } from './returning';

const trail = createMemoryLedger();
balancerTests(() => ({ turn: createMemoryTurn(trail), trail }));

test('a balancer that does not answer when an hour has come holds up nobody else who waits for a turn', async () => {
  const planned = { poolId: 'notificaciones', nodeId: 'aviso-01', at: 0, reason: 'x', fault: null };
  const turn = createMemoryTurn(trail, [{ ...planned, by: { email: 'ana@example.mx', name: 'Ana' } }]);
  const source = { ...createDemonstrationBalancer(), read: () => new Promise<never>(() => undefined) };
  void createReturning({ source, turn, clock: { now: () => 1 } })();
  await new Promise(setImmediate);
  expect(await turn.take(async (unit) => unit.returns())).toHaveLength(1);
});
