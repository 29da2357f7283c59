import {
  type BalancerReading,
  type BalancerSource,
  type BalancerTurn,
  ChangeRefused,
  type NodeReturn,
} from '../balancer-ports';
import { SourceAway } from '../ports';
import { nodeKey } from '../rules/balancer';
import { isoDate } from '../rules/mexico-time';
import type { Deed } from '../trail-ports';

interface Surroundings {
  source: BalancerSource;
  turn: BalancerTurn;
  clock: { now(): number };
}

const copy = {
  away: 'El balanceador no responde.',
  planned: (who: string, reason: string) => `Hora que puso ${who}: ${reason}`,
  already: 'A esa hora el nodo ya no estaba fuera.',
  gone: 'A esa hora el nodo ya no estaba en el balanceador.',
};

/** A balancer that did not answer is left alone for so long, ms: who waits for a turn waits for it too. */
const PAUSE = 15_000;

type Told = Pick<Deed, 'action' | 'before' | 'after' | 'reason'>;

/**
 * Takes back the nodes whose hour has come, each once through all processes that share a trail. One whose balancer does not
 * answer, or will not, keeps its hour and why, and is tried again with a later call.
 */
export function createReturning({ source, turn, clock }: Surroundings): () => Promise<void> {
  let notBefore = 0;
  const isDue = ({ at }: NodeReturn) => at <= clock.now();

  /** @returns what became of it, or why it has to be tried again */
  const takeBack = async (planned: NodeReturn, reading: BalancerReading): Promise<Told | string> => {
    const { poolId, nodeId, by, reason } = planned;
    const dropped = (why: string): Told => ({
      ...{ action: 'UNPLAN', before: { returnsAt: isoDate(planned.at) }, after: { returnsAt: null }, reason: why },
    });
    const node = reading.pools.find((pool) => pool.poolId === poolId)?.nodes.find((one) => one.nodeId === nodeId);
    if (!node) return reading.away?.length ? copy.away : dropped(copy.gone);
    if (node.adminStatus === 'UP') return dropped(copy.already);
    await source.change(poolId, nodeId, { status: 'UP' }, clock.now());
    const told = { before: { status: node.status }, after: { status: 'UP' }, reason: copy.planned(by.name, reason) };
    return { action: 'RETURN', ...told };
  };

  return async () => {
    if (clock.now() < notBefore || !(await turn.returns()).some(isDue)) return;
    // Before the turn, under which others may have to wait: it is the balancer that may not answer.
    const reading = await source.read(clock.now()).catch(faultOf);
    await turn.take(async (unit) => {
      const due = (await unit.returns()).filter(isDue);
      for (const planned of due) {
        const outcome = typeof reading === 'string' ? reading : await takeBack(planned, reading).catch(faultOf);
        const { poolId, nodeId } = planned;
        if (typeof outcome === 'string') {
          notBefore = clock.now() + PAUSE;
          await unit.keepReturn({ ...planned, fault: outcome });
          continue;
        }
        await unit.dropReturn(poolId, nodeId);
        const system = { user: 'sistema', userName: 'Sistema', role: null, ip: null };
        const of = { ...system, entity: 'balancer', entityId: nodeKey(poolId, nodeId) };
        await unit.write({ ...of, ...outcome }, clock.now());
      }
    });
  };
}

/** Why it was not done. @throws what is no word of the balancer's */
function faultOf(error: unknown): string {
  if (error instanceof SourceAway) return copy.away;
  if (error instanceof ChangeRefused) return error.message;
  throw error;
}
