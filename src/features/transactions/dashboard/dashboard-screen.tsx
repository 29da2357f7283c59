import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { statisticsLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import type { Readers } from '~/shared/address/unread-parts';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import { clockRead } from '~/shared/hooks/use-now';
import { longDay, previousRange, showRange, writeRange } from '~/shared/period/period';
import { AnswerAge } from '~/shared/ui/feedback/answer-age';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { RefreshControls } from '~/shared/ui/refresh-controls';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { filterReaders } from '../query/filter-readers';
import { type OperationFilters, readFilters, writeFilters } from '../query/filters';
import { MetricFilters } from '../query/metric-filters';
import { useMetricFilters } from '../query/use-metric-filters';
import { BreakdownCard } from './breakdown-card';
import { copy } from './copy';
import { DASHBOARD_KEY, dashboardQueries } from './dashboard-api';
import { DeclineReasonsCard } from './decline-reasons-card';
import { HourlyCard } from './hourly-card';
import { LatestOperationsCard } from './latest-operations-card';
import { MetricCard } from './metric-card';
import { METRICS } from './metrics';

/**
 * The first screen: the metrics of a period, each with its change and its way into the history. Period, channel and
 * method stand in the address. Every card waits, fails and asks again by itself.
 * @param servers the state of the servers, for the roles that watch them
 * @param cards of other features, by role; they stand last, so that nothing moves when they come
 */
export function DashboardScreen({ servers, cards }: { servers?: ReactNode; cards?: ReactNode }) {
  const name = useSession((state) => state.user?.name.trim() ?? '');
  const { search, today, period, range, unread, change } = useMetricFilters('hoy', readersOf);
  const days = writeRange(range);
  const { channel = '', paymentMethod = '' } = search;
  const filters = useMemo<OperationFilters>(
    () => readFilters({ dateRange: days, channel, paymentMethod }, today),
    [days, channel, paymentMethod, today],
  );
  const choice = <MetricFilters label={copy.filters} {...{ period, range, today, filters }} onChange={change} />;
  if (unread.length > 0) {
    return (
      <>
        <ScreenTitle title={copy.title} subtitle={copy.greeting(name)} />
        {choice}
        <Suspense>
          <UnreadParts parts={unread} onRemove={(key) => change(key, [])} />
        </Suspense>
      </>
    );
  }
  const shown = range.start === range.end ? longDay(range.start) : showRange(range);
  return (
    <>
      <ScreenTitle
        title={copy.title}
        subtitle={`${copy.greeting(name)} ${shown}, ${copy.against(showRange(previousRange(range)), range.end === today)}`}
      >
        <DashboardRefresh filters={filters} />
        <Link
          {...statisticsLink({ ...writeFilters(filters), dateRange: period })}
          className="inline-flex min-h-9 items-center gap-2 rounded-lg border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-sunken"
        >
          <ChartLine aria-hidden className="size-4" />
          {copy.statistics}
        </Link>
      </ScreenTitle>
      {choice}
      <section
        aria-label={copy.metrics}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 xs:grid-cols-2 sm:gap-4 lg:grid-cols-4"
      >
        {METRICS.map((metric, index) => (
          <MetricCard
            key={metric.id}
            metric={metric}
            filters={filters}
            className={index === 0 ? 'min-w-0 p-4.5 xs:col-span-2' : 'min-w-0 p-3.5 sm:p-4.5'}
          />
        ))}
      </section>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <HourlyCard filters={filters} today={today} className="lg:col-span-2" />
        <BreakdownCard title={copy.byMethod} by="paymentMethod" filters={filters} />
        <BreakdownCard title={copy.byChannel} by="channel" filters={filters} />
        <DeclineReasonsCard filters={filters} className={servers ? undefined : 'lg:col-span-2'} />
        {servers}
      </div>
      <div className="mt-4">
        <LatestOperationsCard filters={filters} />
      </div>
      <Suspense>{cards}</Suspense>
    </>
  );
}

function readersOf(today: string): Readers {
  const { dateRange, channel, paymentMethod } = filterReaders(today);
  return { dateRange, channel, paymentMethod } as Readers;
}

/** How old the data is, and the refresh that dashboard and monitoring share. All cards are asked anew together. */
function DashboardRefresh({ filters }: { filters: OperationFilters }) {
  const client = useQueryClient();
  const summary = useQuery({ ...dashboardQueries.summary(filters), enabled: false });
  const failures = useFailuresInRow(summary);
  const fetching = useIsFetching({ queryKey: DASHBOARD_KEY }) > 0;
  return (
    <>
      <span className="min-w-18 text-sm text-muted">
        {summary.data ? (
          <AnswerAge at={summary.dataUpdatedAt} failures={failures} bare />
        ) : (
          <span role="status">{fetching && <span className="late">{copy.loading}</span>}</span>
        )}
      </span>
      <RefreshControls
        finishedAt={Math.max(summary.dataUpdatedAt, summary.errorUpdatedAt)}
        fetching={fetching}
        failures={failures}
        onRefresh={async () => {
          // A day that has just begun is drawn before it is asked for.
          await clockRead();
          // Also what others than the dashboard have put on it.
          await client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
        }}
      />
    </>
  );
}
