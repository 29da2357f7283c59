import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { useSearchNavigation } from '~/shared/address/use-search-navigation';
import { without } from '~/shared/list/list-address';
import type { BalancerNode, BalancerPool } from './api/balancer-api';
import { STATUSES } from './pools/statuses';

const readers: Readers = {
  q: () => true,
  grupo: () => true,
  estado: (text) => Object.hasOwn(STATUSES, text),
  nodo: (text) => text.includes('/'),
  detalle: (text) => text === 'cambios',
};

/** What the address of the screen holds, and the ways to change it. */
export function useBalancerSearch() {
  const params = useSearch({ strict: false }) as SearchParams;
  const { step, amend, open, close } = useSearchNavigation();
  const set = (key: string, value: string) => (current: SearchParams) =>
    value === '' ? without(current, key) : { ...current, [key]: value };
  return {
    text: params.q ?? '',
    pool: params.grupo ?? '',
    status: params.estado ?? '',
    /** 'pool/node' */
    open: params.nodo,
    tab: params.detalle === 'cambios' ? ('cambios' as const) : undefined,
    unread: unreadParts(params, readers),
    removePart: (key: string) => step((current) => without(current, key)),
    /** What is typed goes on being one step. */
    setText: (text: string) => amend(set('q', text)),
    setPool: (pool: string) => step(set('grupo', pool)),
    setStatus: (status: string) => step(set('estado', status)),
    clear: () => step((current) => without(current, 'q', 'grupo', 'estado')),
    openNode: (key: string) => open((current) => ({ ...without(current, 'detalle'), nodo: key })),
    moveTo: (key: string) => amend((current) => ({ ...current, nodo: key })),
    closeNode: () => close((current) => without(current, 'nodo', 'detalle')),
    showTab: (tab: 'cambios' | undefined) => amend(set('detalle', tab ?? '')),
  };
}

export type BalancerSearch = ReturnType<typeof useBalancerSearch>;

/** What a node is called beside all others. */
export const nodeKey = ({ poolId }: Pick<BalancerPool, 'poolId'>, { nodeId }: Pick<BalancerNode, 'nodeId'>) =>
  `${poolId}/${nodeId}`;

/** The pools with the nodes that match; those of which none does are left out. */
export function matching(
  pools: readonly BalancerPool[],
  { text, pool: poolId, status }: Pick<BalancerSearch, 'text' | 'pool' | 'status'>,
) {
  const wanted = text.trim().toLowerCase();
  const fits = (node: BalancerNode) =>
    (status === '' || node.status === status) && `${node.name} ${node.ip}:${node.port}`.toLowerCase().includes(wanted);
  return pools
    .filter((pool) => poolId === '' || pool.poolId === poolId)
    .map((pool) => ({ pool, nodes: pool.nodes.filter(fits) }))
    .filter(({ nodes }) => nodes.length > 0);
}
