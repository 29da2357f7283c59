import { expect, test } from 'vitest';
import type { BalancerReading, BalancerSource } from '../../balancer-ports';
import { SourceAway } from '../../ports';
import { severalBalancers } from './several';

const pool = (poolId: string) => ({ poolId, name: poolId, nodes: [] }) as unknown as BalancerReading['pools'][number];

function balancer(read: () => Promise<BalancerReading>) {
  const told: unknown[] = [];
  const source: BalancerSource = { forgetsAtRestart: true, read, change: async (...change) => void told.push(change) };
  return { source, told };
}
const away = () => Promise.reject(new SourceAway('HAProxy: it took too long.', { source: 'haproxy' }));

test('pools of several stand behind the name of each, and what is changed is changed where it stands', async () => {
  const reading = { pools: [pool('pagos')], follows: new Map([['tcp/a', 'pagos/a']]) };
  const [one, two] = [balancer(async () => reading), balancer(async () => reading)];
  const both = severalBalancers(new Map(Object.entries({ norte: one.source, sur: two.source })));
  const { pools, follows, away: missing } = await both.read(1);
  expect(pools.map(({ poolId, name }) => [poolId, name])).toEqual([
    ['norte:pagos', 'pagos · norte'],
    ['sur:pagos', 'pagos · sur'],
  ]);
  expect([...(follows ?? [])]).toEqual([
    ['norte:tcp/a', 'norte:pagos/a'],
    ['sur:tcp/a', 'sur:pagos/a'],
  ]);
  expect(missing).toEqual([]);
  await both.change('sur:be:pagos', 'app-01', { weight: 1 }, 2);
  expect([one.told, two.told]).toEqual([[], [['be:pagos', 'app-01', { weight: 1 }, 2]]]);
  expect(() => both.change('este:pagos', 'app-01', { weight: 1 }, 2)).toThrow('No such backend.');
});

test('one that is away is named beside the others; without any there is no answer', async () => {
  const { source } = balancer(async () => ({ pools: [pool('pagos')] }));
  const gone = balancer(away).source;
  const { pools, away: missing } = await severalBalancers(
    new Map([
      ['norte', gone],
      ['sur', source],
    ]),
  ).read(1);
  expect([pools.map(({ poolId }) => poolId), missing]).toEqual([['sur:pagos'], ['norte']]);
  await expect(severalBalancers(new Map([['norte', gone]])).read(1)).rejects.toThrow('it took too long');
});
