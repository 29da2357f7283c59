import { Link } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { canVisit } from '~/session/access';
import { MONITORING_PATH, serverLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { visibleText } from '~/shared/format/visible-text';
import { useLaneScreen } from '~/shared/hooks/use-media';
import { useTask } from '~/shared/hooks/use-task';
import { maskText } from '~/shared/masking/mask';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { Loader } from '~/shared/ui/feedback/loader';
import type { TraceEntry } from '../api/trace-entry';
import type { TraceList } from '../api/trace-list';
import { LogDetail } from '../entry/log-detail';
import { TimelineLink } from '../entry/timeline-link';
import { laterCopy } from '../later-copy';
import { buildTimeline, type Timeline as TimelineOf } from './timeline';
import { TimelineSummary } from './timeline-summary';
import { TimelineLanes, TimelineList } from './timeline-views';

/** Steps that are drawn at once; an order rarely has as many. */
const PART = 100;

/** More lanes than these are too narrow to read. */
const MAX_LANES = 8;

interface OrderTimelineProps {
  entries: TraceList;
  open: number | undefined;
  onOpen: (index: number) => void;
  /** Shown in a narrow part of another screen, whose address is not the logs'. */
  embedded?: boolean;
}

/** 'Historia': the same response as one timeline. It needs one order; among several it lets choose. */
export function OrderTimeline({ entries, embedded = false, ...rest }: OrderTimelineProps) {
  const begin = useCallback(() => buildTimeline(entries), [entries]);
  const built = useTask(begin, entries.length);
  if (!built) return <Loader size="section" />;
  if (built.kind === 'orders') return <OrderChoice orders={built.orders} />;
  return <Timeline {...rest} timeline={built.timeline} order={built.order} embedded={embedded} />;
}

function OrderChoice({ orders }: { orders: readonly string[] }) {
  return (
    <Card className="p-5">
      <h2 className="text-card font-semibold">{laterCopy.chooseOrder}</h2>
      <p className="mt-1 text-muted">{laterCopy.chooseOrderHint}</p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {orders.map((order) => (
          <li key={order}>
            <TimelineLink order={order} label={visibleText(order)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface TimelineProps extends Pick<OrderTimelineProps, 'open' | 'onOpen'> {
  timeline: TimelineOf;
  order: string | undefined;
  embedded: boolean;
}

function Timeline({ timeline, order, open, onOpen, embedded }: TimelineProps) {
  const id = useId();
  const beside = useLaneScreen() && !embedded;
  const [parts, setParts] = useState(1);
  const selected = timeline.steps.find(({ index }) => index === open) ?? timeline.firstError ?? timeline.steps[0];
  const openPosition = selected ? timeline.steps.indexOf(selected) + 1 : 0;
  const shown = Math.max(parts * PART, Math.min(openPosition, 10 * PART));
  const view = { timeline, order, shown, open: selected?.index, panelId: id, onOpen };
  const details = selected && (
    <div id={id}>
      <LogDetail entry={selected.entry} stacked embedded={embedded} aside={<MonitoringLink entry={selected.entry} />} />
    </div>
  );
  const more = shown < timeline.steps.length && (
    <Button className="mt-4" onClick={() => setParts(Math.ceil(shown / PART) + 1)}>
      {laterCopy.moreSteps}
    </Button>
  );
  return (
    <>
      <TimelineSummary timeline={timeline} order={order} />
      {beside && timeline.lanes.length <= MAX_LANES ? (
        <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,4fr)] items-start gap-4">
          <div>
            <TimelineLanes {...view} />
            {more}
          </div>
          <Card className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto p-4.5">{details}</Card>
        </div>
      ) : (
        <>
          <TimelineList {...view}>{details}</TimelineList>
          {more}
        </>
      )}
    </>
  );
}

/** The host that did the step, in the monitoring, for who may open it. */
function MonitoringLink({ entry }: { entry: TraceEntry }) {
  const role = useSession(({ user }) => user?.role ?? '');
  const host = [entry.server, entry.hostName].find((name) => typeof name === 'string' && name.trim() !== '');
  if (typeof host !== 'string' || maskText(host) !== host || !canVisit(role, MONITORING_PATH)) return null;
  return (
    <Link
      {...serverLink(host)}
      className="inline-flex min-h-7 items-center gap-1.5 text-sm font-medium text-primary hover:underline"
    >
      <Activity aria-hidden className="size-4" />
      <span>
        {laterCopy.showMonitoring}
        <span className="sr-only">: </span> <bdi>{visibleText(host)}</bdi>
      </span>
    </Link>
  );
}
