import type { ReactNode } from 'react';
import type { NodeAct } from '../acts';
import { takesOut } from '../acts';
import type { BalancerNode, BalancerPool, NodeChange } from '../api/balancer-api';
import { figure, nameOf, shareText } from '../node/cells';
import { ShareRows } from '../node/share-rows';
import { afterChange, expectedShares, isActive, mostLoaded } from '../shares';
import { copy } from './copy';

interface EffectProps {
  act: NodeAct;
  pool: BalancerPool;
  node: BalancerNode;
  change: NodeChange;
}

/** What a change does to the pool, by the weights of its nodes. */
export function Effect({ act, pool: { nodes }, node, change }: EffectProps) {
  const after = afterChange(nodes, node.nodeId, change);
  const [active, left] = [nodes.filter(isActive).length, after.filter(isActive).length];
  const loaded = mostLoaded(nodes, after);
  return (
    <section aria-label={copy.shares}>
      <h3 className="mb-1 text-sm font-semibold">{copy.shares}</h3>
      <ShareRows
        nodes={nodes}
        before={expectedShares(nodes)}
        after={expectedShares(after)}
        words={[copy.now, copy.after]}
      />
      <dl className="mt-2 border-t border-line">
        <Fact label={copy.active} words={copy.activeChange(active, left, nodes.length)} />
        {takesOut(act) && <Fact label={copy.sessions} words={['', figure(node.currentSessions), '']} />}
        {loaded && (
          <Fact
            label={copy.mostLoaded}
            words={copy.load(
              nameOf({ ...node, name: loaded.name }),
              figure(loaded.sessions),
              figure(loaded.limit),
              shareText(loaded.full),
            )}
          />
        )}
      </dl>
    </section>
  );
}

function Fact({
  label,
  words: [before, figureText, behind],
}: {
  label: string;
  words: readonly [string, string, string];
}): ReactNode {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd>
        {before}
        <strong className="font-semibold">{figureText}</strong>
        {behind}
      </dd>
    </div>
  );
}
