import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fleetLink, serverLink } from '~/session/links';
import { RETRY } from '~/shared/copy';
import { useIntervalRuns } from '~/shared/storage/refresh-interval';
import { Button } from '~/shared/ui/button';
import { Panel } from '~/shared/ui/panel';
import { serverQueries } from '../api/queries';
import { copy } from '../copy';
import { LevelBadge } from '../health/level-badge';
import { fleetCopy } from './copy';
import { byLevel, worstFirst } from './fleet-rows';
import { LevelCounts } from './level-counts';
import { useFleet } from './use-fleet';

/** So many servers are named, the worst ones. */
const SHOWN = 4;

/** More servers than these are not asked one by one by a screen that only mentions them: each visit would be a load test. */
const MOST = 12;

/** The state of all servers in one card, for other screens: how many are how, and which are worst and why. */
export function FleetSummary() {
  const list = useQuery(serverQueries.list());
  const retry = () => void list.refetch({ cancelRefetch: false });
  return (
    <Panel
      title={fleetCopy.summary}
      actions={
        <Link {...fleetLink()} className="rounded px-1 font-medium text-primary hover:underline">
          {fleetCopy.seeAll}
        </Link>
      }
    >
      <div aria-busy={list.isPending} className="min-h-69">
        {list.isLoadingError && (
          <div data-tone="danger" className="flex flex-wrap items-center gap-3 text-sm text-muted">
            {copy.serversFailed}
            <Button size="sm" aria-label={`${RETRY}: ${fleetCopy.summary}`} onClick={retry}>
              {RETRY}
            </Button>
          </div>
        )}
        {list.data && list.data.length > MOST && <Many count={list.data.length} />}
        {list.data && list.data.length <= MOST && <Servers names={list.data} />}
      </div>
    </Panel>
  );
}

/** How many there are, and where each can be seen. */
function Many({ count }: { count: number }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-lg font-semibold">{fleetCopy.many(count)}</p>
      <p className="text-muted">{fleetCopy.manyHint}</p>
      <Link {...fleetLink()} className="font-medium text-primary hover:underline">
        {fleetCopy.seeFleet}
      </Link>
    </div>
  );
}

function Servers({ names }: { names: readonly string[] }) {
  const groups = byLevel(useFleet(names, useIntervalRuns()).rows);
  return (
    <>
      <LevelCounts groups={groups} />
      <ul className="mt-3">
        {worstFirst(groups)
          .slice(0, SHOWN)
          .map(({ name, level, note }) => (
            <li
              key={name}
              className="flex min-h-11 items-center justify-between gap-3 border-line py-1.5 not-first:border-t"
            >
              <span className="min-w-0">
                <Link
                  {...serverLink(name)}
                  className="font-mono text-sm font-semibold hover:text-primary hover:underline"
                >
                  {name}
                </Link>
                {note && <span className="block truncate text-xs text-muted">{note}</span>}
              </span>
              <LevelBadge level={level} />
            </li>
          ))}
      </ul>
    </>
  );
}
