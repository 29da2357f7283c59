import { type BalancerSource, ChangeRefused } from '../../balancer-ports';
import { SourceAway } from '../../ports';

/** Between the name of a balancer and that of its pool; no name of a balancer has one. */
const BETWEEN = ':';

/**
 * Several balancers as one, the pools of each behind its name. Those that do not answer are named and the others shown.
 * @param sources by name
 */
export function severalBalancers(sources: ReadonlyMap<string, BalancerSource>): BalancerSource {
  return {
    forgetsAtRestart: [...sources.values()].some(({ forgetsAtRestart }) => forgetsAtRestart),
    async read(now) {
      const answers = await Promise.allSettled([...sources.values()].map((source) => source.read(now)));
      const names = [...sources.keys()];
      const missing = answers.filter((answer) => answer.status === 'rejected');
      for (const { reason } of missing)
        if (missing.length === answers.length || !(reason instanceof SourceAway)) throw reason;
      const readings = answers.flatMap((answer, index) =>
        answer.status === 'fulfilled' ? [{ name: names[index] ?? '', reading: answer.value }] : [],
      );
      const named = (name: string, text: string) => `${name}${BETWEEN}${text}`;
      return {
        pools: readings.flatMap(({ name, reading }) =>
          reading.pools.map((pool) => ({ ...pool, poolId: named(name, pool.poolId), name: `${pool.name} · ${name}` })),
        ),
        follows: new Map(
          readings.flatMap(({ name, reading }) =>
            [...(reading.follows ?? [])].map(([node, other]) => [named(name, node), named(name, other)] as const),
          ),
        ),
        away: names.filter((_, index) => answers[index]?.status === 'rejected'),
      };
    },
    change(poolId, ...rest) {
      const [name = '', ...own] = poolId.split(BETWEEN);
      const source = sources.get(name);
      if (!source) throw new ChangeRefused('No such backend.');
      return source.change(own.join(BETWEEN), ...rest);
    },
  };
}
