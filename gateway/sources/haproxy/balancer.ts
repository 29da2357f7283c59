import { type BalancerReading, type BalancerSource, ChangeRefused } from '../../balancer-ports';
import type { Config } from '../../config';
import { SourceAway, type SourceWatch } from '../../ports';
import { tellingOf } from '../told';
import { serverStateRows, statRows } from './answers';
import { readPools } from './pools';
import { createRates } from './rates';
import { runtimeSocket } from './runtime-socket';
import { severalBalancers } from './several';

/** Backends and servers, and no frontends. */
const SHOW = 'show stat -1 6 -1';

const STATES = { UP: 'ready', DRAIN: 'drain', MAINT: 'maint' } as const;

/** All that the configuration names, several as one. */
export function haproxyBalancer(
  { haproxy, haproxies }: Config['sources'],
  watch: SourceWatch,
): BalancerSource | undefined {
  if (!haproxies) return haproxy && createHaproxyBalancer(haproxy, watch);
  return severalBalancers(new Map(haproxies.map((one) => [one.name, createHaproxyBalancer(one, watch, one.name)])));
}

/** An HAProxy by its runtime socket, which must be of level admin where anything is to be changed. */
export function createHaproxyBalancer(
  { socket, timeoutSeconds }: NonNullable<Config['sources']['haproxy']>,
  watch: SourceWatch,
  name?: string,
): BalancerSource {
  const source = name === undefined ? 'haproxy' : `haproxy ${name}`;
  const ask = runtimeSocket(socket, timeoutSeconds * 1000, source);
  const rates = createRates();
  const told = tellingOf(source, watch);

  const read = async (now: number): Promise<BalancerReading> => {
    const [stat, states] = await Promise.all([ask(SHOW), ask('show servers state')]);
    const rows = statRows(stat);
    if (!rows.some((row) => 'svname' in row))
      throw new SourceAway('HAProxy: its answer is not that of `show stat`.', { source });
    return readPools(rows, serverStateRows(states), now, rates);
  };

  return {
    // Neither weights nor states survive it, unless somebody saves and loads a file of server states.
    forgetsAtRestart: true,
    read: (now) => told(read(now)),
    async change(poolId, nodeId, change) {
      const name = `${poolId}/${nodeId}`;
      // They are those of its own configuration; a blank or a semicolon would begin another command.
      if (!/^[\w.:-]+\/[\w.:-]+$/.test(name)) throw new ChangeRefused('No such server.');
      const command =
        'status' in change
          ? `set server ${name} state ${STATES[change.status]}`
          : `set weight ${name} ${change.weight}`;
      const answer = (await ask(command)).trim();
      if (answer !== '') throw new ChangeRefused(answer);
    },
  };
}
