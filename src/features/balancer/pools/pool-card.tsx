import { LockKeyhole, X } from 'lucide-react';
import { useId } from 'react';
import { MISSING } from '~/shared/copy';
import { formatNumber } from '~/shared/format/numbers';
import { visibleText } from '~/shared/format/visible-text';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { softTone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import { copy } from '../copy';
import { nameOf, shareText } from '../node/cells';
import { ShareRows } from '../node/share-rows';
import { isActive, measuredShares } from '../shares';
import { NodeTable, type NodeTableProps } from './node-table';
import { ALGORITHMS } from './statuses';

/** The traffic of a pool before somebody changed one of its nodes. */
export interface Comparison {
  poolId: string;
  node: string;
  before: ReadonlyMap<string, number> | undefined;
}

interface PoolCardProps extends NodeTableProps {
  comparison: Comparison | undefined;
  onCompared: () => void;
}

/** A pool with its figures and its nodes. */
export function PoolCard({ comparison, onCompared, ...table }: PoolCardProps) {
  const id = useId();
  const { name, poolId, algorithm, requestRate, errorRate, nodes } = table.pool;
  const active = nodes.filter(isActive);
  const [last] = active;
  const tone =
    active.length === nodes.length
      ? 'success'
      : active.length === 0
        ? 'danger'
        : active.length === 1
          ? 'warning'
          : 'success';
  return (
    <Card role="region" aria-labelledby={id} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
        <h2 id={id} className="text-card font-semibold">
          <bdi>{visibleText(name ?? poolId)}</bdi>
        </h2>
        <span className="mr-auto text-muted">{algorithm && visibleText(ALGORITHMS[algorithm] ?? algorithm)}</span>
        <Badge tone={tone}>{copy.active(active.length, nodes.length)}</Badge>
        <span className="text-muted">
          <strong className="font-semibold text-ink">
            {requestRate === null ? MISSING : formatNumber(requestRate, 1, 1)}
          </strong>{' '}
          {copy.rate}
        </span>
        <span className="text-muted">
          <strong className="font-semibold text-ink">{shareText(errorRate)}</strong> {copy.errors}
        </span>
      </header>
      <NodeTable {...table} />
      {active.length === 0 && <p className={`px-4 py-2.5 font-medium ${softTone.danger}`}>{copy.noneActive}</p>}
      {last && active.length === 1 && (
        <p className={`flex items-start gap-3 px-4 py-2.5 ${softTone.warning}`}>
          <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <strong className="font-semibold">{copy.last(nameOf(last))}</strong>{' '}
            {copy.lastText(
              copy.perSecond(requestRate ?? 0),
              nodes
                .filter((node) => node !== last)
                .map(nameOf)
                .join(', '),
            )}
          </span>
        </p>
      )}
      {comparison && (
        <section aria-label={copy.measured.title(comparison.node)} className="border-t border-line px-4 py-3">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h3 className="font-semibold">{copy.measured.title(comparison.node)}</h3>
            <Button variant="icon" size="sm" className="w-7!" aria-label={copy.measured.close} onClick={onCompared}>
              <X aria-hidden className="size-4" />
            </Button>
          </div>
          {comparison.before ? (
            <ShareRows
              nodes={nodes}
              before={comparison.before}
              after={measuredShares(nodes) ?? new Map()}
              words={[copy.measured.before, copy.measured.now]}
            />
          ) : (
            <p className="text-muted">{copy.measured.none}</p>
          )}
        </section>
      )}
    </Card>
  );
}
