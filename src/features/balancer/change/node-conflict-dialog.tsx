import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditQuery } from '~/shared/audit/audit-api';
import { platformDate } from '~/shared/format/platform-date';
import { shown } from '~/shared/record/cells';
import { ConflictDialog } from '~/shared/write/conflict';
import type { NodeAct } from '../acts';
import type { BalancerNode, BalancerPool, NodeChange } from '../api/balancer-api';
import { nameOf } from '../node/cells';
import { statusLook } from '../pools/statuses';
import { nodeKey } from '../search';
import { copy } from './copy';
import { changeLeft, comparedBy, lostBy, meantBy, moverOf, standingOf } from './node-versions';

interface NodeConflictDialogProps {
  act: NodeAct;
  pool: BalancerPool;
  was: BalancerNode;
  theirs: BalancerNode;
  /** What was meant. */
  change: NodeChange;
  /** What saving does, in words. */
  effect: string;
  onSave: (change: NodeChange) => void;
  /** Theirs stands. */
  onTake: () => void;
  onClose: () => void;
}

/** A node that has moved while somebody was about to change it: as it stands beside what was meant. */
export function NodeConflictDialog({
  act,
  pool,
  was,
  theirs,
  effect,
  onSave,
  onTake,
  onClose,
  ...meant
}: NodeConflictDialogProps) {
  const { data: changes = [] } = useQuery(auditQuery('balancer', nodeKey(pool, theirs)));
  // An hour that is counted from now stays what it was when it was asked for.
  const [change] = useState(meant.change);
  const [before, now] = [standingOf(was), standingOf(theirs)];
  const versions = { was: before, theirs: now, mine: meantBy(change, before) };
  const fields = comparedBy(act, now);
  const mover = moverOf(changes, before, now);
  const lost = lostBy(act, pool, theirs);
  const who = mover ? shown(mover.userName) : copy.somebody;
  const text = mover ? copy.movedBy(who, platformDate(mover.date)) : copy.movedByNobody;
  return (
    <ConflictDialog
      conflict={{ base: was, theirs, close: onClose }}
      by={who}
      record={nameOf(theirs)}
      uncounted={{ title: copy.movedTitle(nameOf(theirs)), text, effect }}
      fields={fields}
      membersOf={standingOf}
      mine={versions.mine}
      lost={lost && (lost === 'last' ? copy.last : copy.lost(statusLook(now.status)?.label ?? String(now.status)))}
      onSave={(_, choices) => {
        const left = changeLeft(fields, versions, choices);
        if (left) onSave(left);
        else onTake();
      }}
      onDiscard={onTake}
    />
  );
}
