import type { QueryClient } from '@tanstack/react-query';
import { balancerLink } from '~/session/links';
import type { NamedRecord } from '~/session/named-records';
import { visibleText } from '~/shared/format/visible-text';
import { balancerQuery } from './api/balancer-api';
import { addressOf, nameOf } from './node/cells';
import { statusLook } from './pools/statuses';
import { nodeKey } from './search';

/** The nodes as the palette finds them: by name, address or pool, each with its state. */
export async function namedNodes(client: QueryClient): Promise<NamedRecord[]> {
  const { pools } = await client.fetchQuery({ ...balancerQuery(), staleTime: 10_000 });
  return pools.flatMap((pool) =>
    pool.nodes.map((node) => ({
      label: nameOf(node),
      hint: statusLook(node.status)?.label,
      also: `${visibleText(pool.name ?? pool.poolId)} ${addressOf(node)}`,
      search: balancerLink({ nodo: nodeKey(pool, node) }).search,
    })),
  );
}
