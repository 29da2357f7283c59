import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileClock, RefreshCw, Scale } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lacksCall } from '~/shared/api/lacks-call';
import { visibleText } from '~/shared/format/visible-text';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { useFromNow } from '~/shared/hooks/use-now';
import { lazyRecord } from '~/shared/record/lazy-record';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { AnswerAge } from '~/shared/ui/feedback/answer-age';
import { Badge } from '~/shared/ui/feedback/badge';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { NotRefreshed } from '~/shared/ui/feedback/not-refreshed';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { BeforeData } from '~/shared/write/before-data';
import { LackingScreen } from '~/shared/write/lacking-call';
import type { NodeAct } from './acts';
import { type BalancerNode, type BalancerPool, balancerQuery, TOO_OLD } from './api/balancer-api';
import { copy } from './copy';
import { Filters } from './filters';
import { nameOf } from './node/cells';
import type { BesideNode } from './node/node-drawer';
import { type Comparison, PoolCard } from './pools/pool-card';
import { matching, nodeKey, useBalancerSearch } from './search';
import { measuredShares } from './shares';

const NodeDrawer = lazyRecord(
  () => import('./node/node-drawer').then((module) => module.NodeDrawer),
  ({ search }) => search.closeNode(),
);
const ChangeDialog = lazyDialog(() => import('./change/change-dialog').then((module) => module.ChangeDialog));
const HistoryDialog = lazyDialog(() => import('./history/history-dialog').then((module) => module.HistoryDialog));

interface Changing {
  act: NodeAct;
  poolId: string;
  node: BalancerNode;
}

/** 'Balanceador': who gets the requests, and the lever that sends them elsewhere. */
export function BalancerScreen({ beside = {} }: { beside?: BesideNode }) {
  const toast = useToast();
  const client = useQueryClient();
  const search = useBalancerSearch();
  const [changing, setChanging] = useState<Changing>();
  const [comparison, setComparison] = useState<Comparison>();
  const [history, setHistory] = useState(false);
  const understood = search.unread.length === 0;
  const state = useQuery({
    ...balancerQuery(),
    // What the platform lacks is asked about once, and then when somebody wants to know.
    retryOnMount: ({ state: kept }) => !lacksCall(kept.error),
  });
  const { data, error, dataUpdatedAt, isFetching } = state;
  const failures = useFailuresInRow(state);
  const stale = useFromNow((now) => dataUpdatedAt > 0 && now - dataUpdatedAt > TOO_OLD);
  const refresh = () => void client.refetchQueries({ ...balancerQuery(), exact: true }, { cancelRefetch: false });
  const pools = data?.pools ?? [];
  const shown = matching(pools, search);
  const all = pools.flatMap((pool) => pool.nodes.map((node) => ({ id: nodeKey(pool, node), pool, node })));
  const act = (what: NodeAct, { poolId }: BalancerPool, node: BalancerNode) => setChanging({ act: what, poolId, node });

  if (!data && !isFetching && lacksCall(error))
    return (
      <LackingScreen title={copy.title} text={copy.lacking} call="GET /balancer" query={state} onCheck={refresh} />
    );

  return (
    <>
      <ScreenTitle
        title={copy.title}
        subtitle={
          data ? (
            <>
              {copy.subtitle(pools.length, all.length)}
              <AnswerAge at={dataUpdatedAt} failures={failures} />
            </>
          ) : (
            copy.loading
          )
        }
      >
        {stale && <Badge tone="warning">{copy.tooOld}</Badge>}
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh}>
          <RefreshCw aria-hidden className={isFetching ? 'size-4 animate-spin' : 'size-4'} />
        </Button>
        <Button {...onIntent(HistoryDialog)} onClick={() => setHistory(true)}>
          <FileClock aria-hidden className="size-4" />
          {copy.history}
        </Button>
      </ScreenTitle>
      {!understood && (
        <Suspense>
          <UnreadParts parts={search.unread} onRemove={search.removePart} />
        </Suspense>
      )}
      <NotRefreshed query={state} text={copy.notRefreshed} onRetry={refresh} className="mb-4" />
      {data && data.away.length > 0 && (
        <AlertBox variant="warning" className="mb-4">
          {copy.away(data.away.map((name) => visibleText(name)).join(', '))}
        </AlertBox>
      )}
      {understood && <Filters pools={data?.pools} search={search} />}
      <div className="flex flex-col gap-4">
        {!data && <BeforeData query={{ ...state, refetch: refresh }} title={copy.title} failed={copy.failed} />}
        {understood &&
          shown.map(({ pool, nodes }) => (
            <PoolCard
              key={pool.poolId}
              {...{ pool, nodes, stale }}
              open={search.open}
              onOpen={(node) => search.openNode(nodeKey(pool, node))}
              onAct={(what, node) => act(what, pool, node)}
              comparison={comparison?.poolId === pool.poolId ? comparison : undefined}
              onCompared={() => setComparison(undefined)}
            />
          ))}
        {understood && data && shown.length === 0 && (
          <div className="text-center">
            <EmptyState
              icon={Scale}
              title={pools.length === 0 ? copy.empty : copy.nothing}
              hint={pools.length === 0 ? copy.emptyText : copy.noMatch}
            />
            {pools.length > 0 && <Button onClick={search.clear}>{copy.clear}</Button>}
          </div>
        )}
        {understood && shown.length > 0 && (
          <p className="text-sm text-muted">
            {copy.errorsNote} {data?.forgets && copy.forgets}
          </p>
        )}
      </div>
      {understood && data && search.open !== undefined && (
        <NodeDrawer
          id={search.open}
          found={all.find(({ id }) => id === search.open)}
          ids={shown.flatMap(({ pool, nodes }) => nodes.map((node) => nodeKey(pool, node)))}
          forgets={data.forgets}
          {...{ stale, search, beside }}
          onAct={act}
        />
      )}
      {changing && (
        <ChangeDialog
          {...changing}
          onClose={() => setChanging(undefined)}
          onDone={(node, before) => {
            const name = nameOf(node);
            // Another one may have been opened since this one was left.
            setChanging((current) => (current === changing ? undefined : current));
            setComparison({ poolId: changing.poolId, node: name, before: measuredShares(before) });
            toast.show('success', copy.done[changing.act](name));
          }}
        />
      )}
      {history && <HistoryDialog onClose={() => setHistory(false)} />}
    </>
  );
}
