import type { AuditEntry } from '~/shared/audit/audit-api';
import { type Choices, mergeVersions } from '~/shared/write/compare-versions';
import { actsOf, type NodeAct, takesOut } from '../acts';
import type { BalancerNode, BalancerPool, NodeChange } from '../api/balancer-api';
import { FIELDS } from '../fields';
import { isLastActive } from '../shares';

/** What people make of a node. */
export type Standing = Pick<BalancerNode, 'status' | 'weight' | 'returnsAt'>;

const isOut = (status: string | null) => status === 'DRAIN' || status === 'MAINT';

/** As somebody has made it, whatever its check says. */
export function standingOf({ status, adminStatus, weight, returnsAt }: BalancerNode): Standing {
  return { status: isOut(adminStatus) ? adminStatus : status, weight, returnsAt };
}

/** How it would stand after a change. */
export function meantBy(change: NodeChange, was: Standing): Standing {
  if ('status' in change) return { ...was, returnsAt: was.returnsAt === undefined ? undefined : null, ...change };
  return { ...was, ...change };
}

/** What of it is compared: the hour of what comes back at once is nothing, and so is one that the platform does not tell. */
export const comparedBy = (act: NodeAct, { returnsAt }: Standing) =>
  FIELDS.filter(({ name }) => name !== 'returnsAt' || (act !== 'UP' && returnsAt !== undefined));

/** What is left to be done for the node to stand as was chosen; undefined where it does already. */
export function changeLeft(
  fields: typeof FIELDS,
  versions: { was: Standing; theirs: Standing; mine: Standing },
  choices: Choices,
): NodeChange | undefined {
  const { theirs } = versions;
  const { status, weight, returnsAt } = mergeVersions(fields, versions as never, choices) as Standing;
  if (status !== theirs.status) {
    const act = status as 'UP' | 'DRAIN' | 'MAINT';
    return { status: act, ...(takesOut(act) && returnsAt && { returnsAt }) };
  }
  if (weight !== theirs.weight) return { weight: weight ?? 0 };
  return returnsAt === theirs.returnsAt ? undefined : { returnsAt: returnsAt ?? null };
}

/** Who made it what it is now: the newest deed that it shows, and did not show before. */
export function moverOf(changes: readonly AuditEntry[], was: Standing, theirs: Standing): AuditEntry | undefined {
  const made = ({ status, ...others }: Standing) => ({ ...others, status: isOut(status) ? status : 'UP' });
  const shows = (standing: Standing, after: object) =>
    Object.entries(after).every(([name, value]) => made(standing)[name as keyof Standing] === value);
  return changes.find(({ after }) => shows(theirs, after) && !shows(was, after));
}

/** Whether what was meant can still be done to it as it stands now, and if not whether because it is the last. */
export function lostBy(act: NodeAct, pool: BalancerPool, theirs: BalancerNode): 'done' | 'last' | undefined {
  if (!actsOf(theirs).includes(act)) return 'done';
  const nodes = pool.nodes.map((node) => (node.nodeId === theirs.nodeId ? theirs : node));
  return takesOut(act) && isLastActive({ ...pool, nodes }, theirs) ? 'last' : undefined;
}
