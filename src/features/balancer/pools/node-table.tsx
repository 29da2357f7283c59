import { clsx } from 'clsx';
import { LockKeyhole } from 'lucide-react';
import { useWideScreen } from '~/shared/hooks/use-media';
import { Button } from '~/shared/ui/button';
import { actsOf, type NodeAct } from '../acts';
import type { BalancerNode, BalancerPool } from '../api/balancer-api';
import { copy } from '../copy';
import { addressOf, Errors, figure, nameOf, Sessions, Status, shareText, Two } from '../node/cells';
import { nodeKey } from '../search';
import { expectedShares, isLastActive } from '../shares';

export interface NodeTableProps {
  pool: BalancerPool;
  nodes: readonly BalancerNode[];
  /** 'pool/node' */
  open: string | undefined;
  /** What is known is too old to act on. */
  stale: boolean;
  onOpen: (node: BalancerNode) => void;
  onAct: (act: NodeAct, node: BalancerNode) => void;
}

const { columns } = copy;
const HEAD = 'px-2.5 py-2 text-left text-sm font-semibold text-muted first:pl-4 last:pr-4';
const CELL = 'px-2.5 py-2 align-middle first:pl-4 last:pr-4';

/** The nodes of a pool: a table, and cards where it does not fit. */
export function NodeTable(props: NodeTableProps) {
  const isWide = useWideScreen();
  const shares = expectedShares(props.pool.nodes);
  const each = props.nodes.map((node) => ({ node, share: shareText(shares.get(node.nodeId)), ...props }));
  if (!isWide) {
    return (
      <ul>
        {each.map((row) => (
          <li
            key={row.node.nodeId}
            className={clsx('border-t border-line px-4 py-3', isOpen(row) && 'bg-primary-soft')}
          >
            <NodeCard {...row} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className="w-full table-fixed">
      <thead className="bg-sunken">
        <tr>
          <th scope="col" className={clsx(HEAD, 'w-[19%]')}>
            {columns.node}
          </th>
          <th scope="col" className={clsx(HEAD, 'w-[18%]')}>
            {columns.status}
          </th>
          <th scope="col" className={clsx(HEAD, 'w-[9%] text-right!')}>
            {columns.weight}
          </th>
          <th scope="col" className={clsx(HEAD, 'w-[15%]')}>
            {columns.sessions}
          </th>
          <th scope="col" data-secondary className={clsx(HEAD, 'max-xl:hidden w-[7%] text-right!')}>
            {columns.queued}
          </th>
          <th scope="col" data-secondary className={clsx(HEAD, 'max-xl:hidden w-[15%] text-right!')}>
            {columns.errors}
          </th>
          <th scope="col" className={clsx(HEAD, 'w-[17%]')}>
            <span className="sr-only">{columns.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {each.map((row) => (
          <tr key={row.node.nodeId} className={clsx('border-t border-line', isOpen(row) && 'bg-primary-soft')}>
            <th scope="row" className={clsx(CELL, 'text-left font-normal')}>
              <Name {...row} />
            </th>
            <td className={CELL}>
              <Status node={row.node} />
            </td>
            <td className={clsx(CELL, 'whitespace-nowrap text-right')}>
              <Two value={figure(row.node.weight)} context={row.share} />
            </td>
            <td className={CELL}>
              <Sessions node={row.node} />
            </td>
            <td data-secondary className={clsx(CELL, 'whitespace-nowrap text-right max-xl:hidden')}>
              {figure(row.node.queued)}
            </td>
            <td data-secondary className={clsx(CELL, 'whitespace-nowrap text-right max-xl:hidden')}>
              <Errors node={row.node} />
            </td>
            <td className={clsx(CELL, 'text-right')}>
              <FirstAct {...row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RowProps = NodeTableProps & { node: BalancerNode; share: string };

const isOpen = ({ pool, node, open }: RowProps) => nodeKey(pool, node) === open;

function Name({ pool, node, onOpen }: RowProps) {
  return (
    <>
      <button
        type="button"
        data-record={nodeKey(pool, node)}
        aria-haspopup="dialog"
        title={copy.open(nameOf(node))}
        onClick={() => onOpen(node)}
        className="min-h-6 max-w-full truncate font-semibold hover:underline"
      >
        <bdi>{nameOf(node)}</bdi>
      </button>
      <span className="block font-mono text-xs break-all text-muted">
        {addressOf(node)}
        {node.backup && ` · ${copy.backup}`}
      </span>
    </>
  );
}

/** What is done with it most often; the others are in its record. */
function FirstAct({ pool, node, stale, onAct }: RowProps) {
  const [act] = actsOf(node);
  if (act === undefined) return null;
  if (isLastActive(pool, node)) {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <LockKeyhole aria-hidden className="size-4" />
        {copy.only}
      </span>
    );
  }
  return (
    <Button
      size="sm"
      className="px-3! max-lg:min-h-11 max-lg:w-full"
      disabled={stale}
      title={stale ? copy.tooOld : undefined}
      aria-label={`${copy.acts[act]} ${nameOf(node)}`}
      onClick={() => onAct(act, node)}
    >
      {copy.acts[act]}
    </Button>
  );
}

function NodeCard(row: RowProps) {
  const { node, share } = row;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Name {...row} />
        </div>
        <div className="text-right">
          <Status node={node} />
        </div>
      </div>
      <div className="mt-2 grid grid-cols-3 gap-3">
        <div>
          <Two value={`${columns.weight} ${figure(node.weight)}`} context={share} />
        </div>
        <div>
          <Sessions node={node} />
        </div>
        <div className="text-right">
          <Errors node={node} />
        </div>
      </div>
      <div className="mt-2">
        <FirstAct {...row} />
      </div>
    </>
  );
}
