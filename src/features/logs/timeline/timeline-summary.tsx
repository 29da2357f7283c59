import { formatDuration } from '~/shared/format/elapsed-time';
import { visibleText } from '~/shared/format/visible-text';
import { maskText } from '~/shared/masking/mask';
import { Card } from '~/shared/ui/card';
import { Badge } from '~/shared/ui/feedback/badge';
import { outcomeText } from '../api/trace-entry';
import { cellText } from '../entry/detail-fields';
import { laterCopy } from '../later-copy';
import type { Timeline } from './timeline';

/** How the order went, in one sentence: where it failed, when, and what was answered. */
export function TimelineSummary({ timeline, order }: { timeline: Timeline; order: string | undefined }) {
  const { steps, lanes, firstError, total } = timeline;
  const warned = steps.some(({ level }) => level === 'warning');
  const tone = firstError ? 'danger' : warned ? 'warning' : 'success';
  const label = firstError ? laterCopy.withError : warned ? laterCopy.withWarning : laterCopy.withoutError;
  const edges = { danger: 'border-l-danger', warning: 'border-l-warning-fill', success: 'border-l-success' };
  return (
    <Card className={`mb-4 border-l-4 px-4.5 py-3.5 ${edges[tone]}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-card font-semibold">
          <Badge tone={tone}>{label}</Badge>
          <bdi>{visibleText(laterCopy.timelineTitle(order))}</bdi>
        </h2>
        <p className="text-muted">
          {laterCopy.timelineSize(steps.length, lanes.length)}
          {total !== null && ` · ${formatDuration(total)}`}
        </p>
      </div>
      <p className="mt-1.5">{firstError ? <Failure timeline={timeline} /> : laterCopy.timelineWithoutError}</p>
    </Card>
  );
}

function Failure({ timeline: { firstError } }: { timeline: Timeline }) {
  if (!firstError) return null;
  const { entry, since, service } = firstError;
  const answer = outcomeText(entry);
  const code = cellText(entry, 'code');
  return (
    <>
      {laterCopy.failedAt}{' '}
      <strong>
        <bdi>{visibleText(service)}</bdi> · <bdi>{cellText(entry, 'operation')}</bdi>
      </strong>
      {since !== null && laterCopy.failedAfter(formatDuration(since))}
      {answer !== undefined && (
        <>
          : <bdi>{visibleText(maskText(answer, 300)).slice(0, 300)}</bdi>
        </>
      )}
      {code !== '---' && (
        <>
          {' '}
          ({laterCopy.code} <bdi className="font-mono font-semibold">{code}</bdi>)
        </>
      )}
      .
    </>
  );
}
