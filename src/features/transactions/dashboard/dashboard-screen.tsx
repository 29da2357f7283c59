import { Link } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useSession } from '~/session/session-store';
import type { Readers } from '~/shared/address/unread-parts';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { longDay } from '../query/day-text';
import { FigureFilters } from '../query/figure-filters';
import { filterReaders } from '../query/filter-readers';
import { type OperationFilters, readFilters, writeFilters } from '../query/filters';
import { UnreadParts } from '../query/lazy-unread';
import { previousRange, showRange, writeRange } from '../query/period';
import { useFiguresAddress } from '../query/use-figures-address';
import { copy } from './copy';
import { DashboardRefresh } from './dashboard-refresh';
import { DeclinesCard } from './declines-card';
import { FigureCard } from './figure-card';
import { FIGURES } from './figure-rules';
import { HoursCard } from './hours-card';
import { LatestCard } from './latest-card';
import { MixCard } from './mix-card';

/**
 * The first screen: the figures of a period, each with its change and its way into the history. Period, channel and
 * method stand in the address. Every card waits, fails and asks again by itself.
 * @param servers the state of the servers, for the roles that watch them
 */
export function DashboardScreen({ servers }: { servers?: ReactNode }) {
  const name = useSession((state) => state.user?.name.trim() ?? '');
  const { search, today, period, range, unread, change } = useFiguresAddress('hoy', readersOf);
  const days = writeRange(range);
  const { channel = '', paymentMethod = '' } = search;
  const filters = useMemo<OperationFilters>(
    () => readFilters({ dateRange: days, channel, paymentMethod }, today),
    [days, channel, paymentMethod, today],
  );
  const choice = <FigureFilters label={copy.filters} {...{ period, range, today, filters }} onChange={change} />;
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
          to="/dashboard/estadistica"
          search={{ ...writeFilters(filters), dateRange: period }}
          className="inline-flex min-h-9 items-center gap-2 rounded-lg border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-sunken"
        >
          <ChartLine aria-hidden className="size-4" />
          {copy.statistics}
        </Link>
      </ScreenTitle>
      {choice}
      <section
        aria-label={copy.figures}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 xs:grid-cols-2 sm:gap-4 lg:grid-cols-4"
      >
        {FIGURES.map((rule, index) => (
          <FigureCard
            key={rule.id}
            rule={rule}
            filters={filters}
            className={index === 0 ? 'min-w-0 p-4.5 xs:col-span-2' : 'min-w-0 p-3.5 sm:p-4.5'}
          />
        ))}
      </section>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <HoursCard filters={filters} today={today} className="lg:col-span-2" />
        <MixCard title={copy.byMethod} by="paymentMethod" filters={filters} />
        <MixCard title={copy.byChannel} by="channel" filters={filters} />
        <DeclinesCard filters={filters} className={servers ? undefined : 'lg:col-span-2'} />
        {servers}
      </div>
      <div className="mt-4">
        <LatestCard filters={filters} />
      </div>
    </>
  );
}

function readersOf(today: string): Readers {
  const { dateRange, channel, paymentMethod } = filterReaders(today);
  return { dateRange, channel, paymentMethod } as Readers;
}
