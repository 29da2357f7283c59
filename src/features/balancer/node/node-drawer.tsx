import { type ComponentType, Suspense, useId } from 'react';
import { MISSING } from '~/shared/copy';
import { formatDuration } from '~/shared/format/elapsed-time';
import { formatBytes, formatNumber } from '~/shared/format/numbers';
import { visibleText } from '~/shared/format/visible-text';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { RecordPanel } from '~/shared/record/record-panel';
import { FOOT } from '~/shared/ui/button';
import { LockedButton } from '~/shared/write/locked-button';
import { actsOf, type NodeAct, takesOut } from '../acts';
import type { BalancerNode, BalancerPool } from '../api/balancer-api';
import { copy as common } from '../copy';
import { Changes } from '../history/changes';
import type { BalancerSearch } from '../search';
import { expectedShares, isLastActive } from '../shares';
import { addressOf, figure, momentText, nameOf, shareText } from './cells';
import { copy } from './copy';
import { StatusBadge } from './status-badge';

const TABS = [
  { tab: undefined as BalancerSearch['tab'], label: copy.figures },
  { tab: 'cambios' as const, label: common.history },
];

interface NodeDrawerProps {
  /** 'pool/node' */
  id: string;
  /** Undefined for one that is not in the balancer. */
  found: { pool: BalancerPool; node: BalancerNode } | undefined;
  /** Those that are shown, in their order. */
  ids: readonly string[];
  stale: boolean;
  forgets: boolean;
  search: BalancerSearch;
  onAct: (act: NodeAct, pool: BalancerPool, node: BalancerNode) => void;
  beside: BesideNode;
}

/** What other features know of a node, drawn in its record. */
export interface BesideNode {
  Alerts?: ComponentType<{ sources: readonly string[] }>;
}

/** One node beside the pools: all its figures, what may be done with it, and what was done. */
export function NodeDrawer({ id, found, ids, stale, forgets, search, onAct, beside }: NodeDrawerProps) {
  const titleId = useId();
  const at = ids.indexOf(id);
  const go = (step: number) => {
    const next = at === -1 ? undefined : ids[at + step];
    return next === undefined ? undefined : () => void search.moveTo(next);
  };
  const neighbours =
    at === -1 ? undefined : { position: at + 1, total: ids.length, turning: false, previous: go(-1), next: go(1) };
  return (
    <RecordDrawer {...{ id, titleId, neighbours }} words={copy.list} onClose={search.closeNode}>
      <header className="px-5 pb-3">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <bdi>{found ? nameOf(found.node) : visibleText(id)}</bdi>
          {found && <StatusBadge status={found.node.status} />}
        </h2>
        <p className="mt-1 text-muted">
          {found && (
            <>
              <bdi>{visibleText(found.pool.name ?? found.pool.poolId)}</bdi> ·{' '}
              <span className="font-mono text-xs">{addressOf(found.node)}</span>
              {found.node.backup && ` · ${common.backup}`}
            </>
          )}
        </p>
      </header>
      <RecordPanel titleId={titleId} label={copy.parts} tabs={TABS} tab={search.tab} onTab={search.showTab}>
        {(tab) =>
          tab === 'cambios' ? (
            <Changes key={id} entityId={id} />
          ) : found ? (
            <>
              <Figures pool={found.pool} node={found.node} forgets={forgets} />
              {beside.Alerts && (
                <section className="mt-5" aria-label={copy.alerts}>
                  <h3 className="mb-1.5 text-card font-semibold">{copy.alerts}</h3>
                  <Suspense>
                    <beside.Alerts sources={sourcesOf(found)} />
                  </Suspense>
                </section>
              )}
            </>
          ) : (
            <p className="text-muted">{copy.gone}</p>
          )
        }
      </RecordPanel>
      {found && <Acts pool={found.pool} node={found.node} stale={stale} onAct={onAct} />}
    </RecordDrawer>
  );
}

/** What whoever raises alerts may call a node, and what all nodes of its pool are together. */
function sourcesOf({ pool, node }: { pool: BalancerPool; node: BalancerNode }): string[] {
  return [node.nodeId, addressOf(node), node.ip ?? '', pool.poolId].filter((name) => name !== '');
}

function Figures({ pool, node, forgets }: { pool: BalancerPool; node: BalancerNode; forgets: boolean }) {
  const { weight, configuredWeight, requestRate, downtimeSeconds } = node;
  const share = shareText(expectedShares(pool.nodes).get(node.nodeId));
  const errors = [node.requestErrors, node.connectionErrors, node.responseErrors].map(figure).join(' · ');
  const facts = [
    [copy.weight, `${figure(weight)} · ${share}`],
    [copy.rate, requestRate === null ? MISSING : formatNumber(requestRate, 1, 1)],
    ...(node.returnsAt ? [[copy.returns, returnText(node)]] : []),
    [copy.sessions, [node.currentSessions, node.maxSessions, node.sessionLimit].map(figure).join(' · ')],
    [copy.queued, figure(node.queued)],
    [copy.requests, figure(node.totalRequests)],
    [copy.bytes, [node.bytesIn, node.bytesOut].map((one) => (one === null ? MISSING : formatBytes(one))).join(' · ')],
    [copy.errors, errors],
    [copy.retries, figure(node.retries)],
    [copy.lastChange, <Moment key="at" value={node.lastChange} />],
    [copy.downtime, downtimeSeconds === null ? MISSING : formatDuration(downtimeSeconds * 1000)],
    [copy.check, safeText(node.checkResult) || MISSING],
  ] as const;
  return (
    <>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="ml-auto text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {forgets && (
        <p className="mt-4 text-sm text-muted">
          {configuredWeight !== null && configuredWeight !== weight && `${copy.configured(figure(configuredWeight))} `}
          {common.forgets}
        </p>
      )}
    </>
  );
}

function returnText({ returnsAt, returnFault }: BalancerNode): string {
  const moment = momentText(returnsAt ?? '');
  return returnFault ? common.notReturned(moment, visibleText(returnFault)) : moment;
}

function Acts({
  pool,
  node,
  stale,
  onAct,
}: Pick<NodeDrawerProps, 'stale' | 'onAct'> & { pool: BalancerPool; node: BalancerNode }) {
  const lockId = useId();
  const isLast = isLastActive(pool, node);
  const acts = actsOf(node);
  if (acts.length === 0) return null;
  return (
    <footer className="flex flex-col gap-2 border-t border-line px-5 py-3 print:hidden">
      {isLast && (
        <p id={lockId} className="text-sm text-muted">
          {copy.last}
        </p>
      )}
      {stale && <p className="text-sm text-muted">{common.tooOld}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        {acts.toReversed().map((act, index) => (
          <LockedButton
            key={act}
            variant={index === acts.length - 1 ? 'primary' : 'secondary'}
            className={FOOT}
            disabled={stale}
            locked={isLast && takesOut(act) ? copy.last : undefined}
            told={lockId}
            onClick={() => onAct(act, pool, node)}
          >
            {common.acts[act]}
          </LockedButton>
        ))}
      </div>
    </footer>
  );
}
