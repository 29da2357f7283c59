import { parseDate } from '~/shared/format/dates';
import { formatDuration } from '~/shared/format/elapsed-time';
import { useFromNow } from '~/shared/hooks/use-now';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import type { Incident } from '../api/service';
import { StatusBadge } from '../statuses';
import { copy } from './copy';

/** When the service failed in the last day, newest first; the open one counts on. */
export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  if (incidents.length === 0) return <p className="text-muted">{copy.noIncidents}</p>;
  return (
    <ol>
      {incidents.map((incident) => (
        <li
          key={incident.startedAt}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
        >
          <StatusBadge status={incident.status} />
          <span>{safeText(incident.message)}</span>
          <span className="text-sm text-muted">
            <Length incident={incident} />
          </span>
          <span className="ml-auto">
            <Moment value={incident.startedAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** How long it lasted, or has so far. */
function Length({ incident: { startedAt, endedAt, beganEarlier } }: { incident: Incident }) {
  const [start, end] = [parseDate(startedAt), parseDate(endedAt)];
  const text = useFromNow((now) => {
    if (start === null) return '';
    const length = formatDuration(Math.max(0, (end ?? now) - start));
    if (end === null) return beganEarlier ? copy.openLonger : copy.openFor(length);
    return beganEarlier ? copy.lastedLonger(length) : copy.lasted(length);
  });
  return <>{text}</>;
}
