import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Modal } from '~/shared/ui/overlay/modal';
import { useLeaving } from '~/shared/write/leave-dialog';
import type { NodeAct } from '../acts';
import { type BalancerNode, balancerQuery } from '../api/balancer-api';
import { figure, nameOf } from '../node/cells';
import { statusLook } from '../pools/statuses';
import { ChangeForm } from './change-form';
import { copy } from './copy';

export interface ChangeDialogProps {
  act: NodeAct;
  poolId: string;
  /** As it stood when the dialog was opened: the change is one of that. */
  node: BalancerNode;
  /** @param before what the pool's nodes got until then */
  onDone: (node: BalancerNode, before: readonly BalancerNode[]) => void;
  onClose: () => void;
}

/** One change of a node, beside what it does to the traffic of its pool. */
export function ChangeDialog({ act, poolId, node: opened, onDone, onClose }: ChangeDialogProps) {
  const [seen, setSeen] = useState(opened);
  const [theirs, setTheirs] = useState<BalancerNode>();
  const { data, dataUpdatedAt, refetch } = useQuery(balancerQuery());
  useEffect(() => void refetch(), [refetch]);
  const name = `balancer.${act} ${poolId}/${seen.nodeId}`;
  const leaving = useLeaving(name, onClose);
  const pool = data?.pools.find((one) => one.poolId === poolId);
  const now = pool?.nodes.find(({ nodeId }) => nodeId === seen.nodeId);
  const moved = now && now.version !== seen.version;
  return (
    <>
      <Modal title={copy.titles[act](nameOf(seen))} text={copy.texts[act]} open onClose={leaving.leave} guarded>
        {data && !now && (
          <AlertBox variant="danger" className="mt-4">
            {copy.gone}
          </AlertBox>
        )}
        {moved && (
          <AlertBox
            variant="warning"
            className="mt-4 flex-wrap"
            actions={
              <Button size="sm" onClick={() => setTheirs(now)}>
                {copy.compare}
              </Button>
            }
          >
            {copy.moved(statusLook(now.status)?.label ?? String(now.status), figure(now.weight))}
          </AlertBox>
        )}
        {pool && (
          <ChangeForm
            {...{ act, name, pool, theirs }}
            node={seen}
            at={dataUpdatedAt}
            held={!now || Boolean(moved)}
            onRefresh={() => void refetch()}
            onCompare={setTheirs}
            onSeen={setSeen}
            onDone={onDone}
            onLeave={leaving.leave}
            onTake={onClose}
          />
        )}
      </Modal>
      {leaving.dialog}
    </>
  );
}
