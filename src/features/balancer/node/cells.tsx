import type { ReactNode } from 'react';
import { MISSING } from '~/shared/copy';
import { parseDate } from '~/shared/format/dates';
import { timeAgo } from '~/shared/format/elapsed-time';
import { formatCount } from '~/shared/format/numbers';
import { formatPercent } from '~/shared/format/percent';
import { platformDate } from '~/shared/format/platform-date';
import { visibleText } from '~/shared/format/visible-text';
import { useFromNow } from '~/shared/hooks/use-now';
import { UsageBar } from '~/shared/ui/usage-bar';
import { isDrainedDown } from '../acts';
import type { BalancerNode } from '../api/balancer-api';
import { copy } from '../copy';
import { errorShare } from '../shares';
import { StatusBadge } from './status-badge';

/** A figure of an answer, '---' without one. */
export const figure = (value: number | null) => (value === null ? MISSING : formatCount(value));

/** A share of all (0 to 1) as people read it. */
export const shareText = (share: number | null | undefined) =>
  share === null || share === undefined ? MISSING : formatPercent(Math.round(share * 1000) / 10);

/** Two facts that are read together: value above, context below. */
export function Two({ value, context }: { value: ReactNode; context: ReactNode }) {
  return (
    <>
      <span className="block font-semibold">{value}</span>
      <span className="block text-sm text-muted">{context}</span>
    </>
  );
}

export const addressOf = ({ ip, port }: BalancerNode) => visibleText(`${ip ?? MISSING}:${port ?? MISSING}`);

export const nameOf = ({ name, nodeId }: BalancerNode) => visibleText(name ?? nodeId);

/** A moment by Mexico City's clock, of today without its day. */
export function momentText(moment: string): string {
  const [day = '', ...time] = platformDate(moment).split(' ');
  return platformDate(Date.now()).startsWith(day) ? time.join(' ') : [day, ...time].join(' ');
}

/** State, since when or how much is left to end, and when it comes back. */
export function Status({ node }: { node: BalancerNode }) {
  const { status, lastChange, currentSessions, returnsAt, returnFault } = node;
  const at = lastChange === null ? null : parseDate(lastChange);
  const ago = useFromNow((now) => (at === null ? MISSING : timeAgo(at, now)));
  return (
    <>
      <StatusBadge status={status} />
      <span className="block text-sm text-muted">
        {status === 'DRAIN' && currentSessions ? copy.left(currentSessions) : ago}
        {isDrainedDown(node) && ` · ${copy.drainedDown}`}
        {returnsAt && !returnFault && ` · ${copy.until(momentText(returnsAt))}`}
      </span>
      {returnsAt && returnFault && (
        <span className="block text-sm font-medium text-warning">
          {copy.notReturned(momentText(returnsAt), visibleText(returnFault))}
        </span>
      )}
    </>
  );
}

/** Sessions now, of those that it may have. */
export function Sessions({ node }: { node: BalancerNode }) {
  const { currentSessions: now, sessionLimit: limit } = node;
  const percent = now !== null && limit ? (now / limit) * 100 : null;
  const tone = percent === null ? 'neutral' : percent >= 100 ? 'danger' : percent > 85 ? 'warning' : 'primary';
  return (
    <>
      <span className="flex justify-between gap-2 whitespace-nowrap">
        <span className="font-semibold">{figure(now)}</span>
        <span className="text-muted">{limit === null ? copy.noLimit : copy.of(formatCount(limit))}</span>
      </span>
      {limit !== null && (
        <UsageBar
          label={copy.sessionsOf(nameOf(node))}
          percent={percent}
          text={`${figure(now)} ${copy.of(formatCount(limit))}`}
          tone={tone}
        />
      )}
    </>
  );
}

/** Errors of all requests, and of what kind they were. */
export function Errors({ node }: { node: BalancerNode }) {
  const share = errorShare(node);
  const { requestErrors, connectionErrors, responseErrors } = node;
  return (
    <Two
      value={shareText(share)}
      context={[requestErrors, connectionErrors, responseErrors]
        .map((one) => (one === null ? '–' : formatCount(one)))
        .join(' · ')}
    />
  );
}
