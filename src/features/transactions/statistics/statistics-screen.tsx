import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeft, X } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { dashboardLink } from '~/session/links';
import type { SearchParams } from '~/shared/address/search-params';
import type { Readers } from '~/shared/address/unread-parts';
import { formatMoney } from '~/shared/format/currency';
import { showRange } from '~/shared/period/period';
import { UnreadParts } from '~/shared/ui/feedback/unread-parts-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { codeLabel, groupLabel } from '../codes/code-label';
import { yesNo } from '../codes/codes';
import { filterReaders, withoutPerson, withoutPersons } from '../query/filter-readers';
import { historyLink, LIST_FILTERS, type OperationFilters, readFilters, writeFilters } from '../query/filters';
import { MetricFilters } from '../query/metric-filters';
import { useMetricFilters } from '../query/use-metric-filters';
import { copy } from './copy';
import { granularityOf, isGranularity } from './granularity';
import { StatisticsControls } from './statistics-controls';
import { StatisticsResult } from './statistics-result';
import { readView, searchOfTab, TAB_NAMES, TABS, viewReaders } from './views';

/**
 * Estadística: volume, approval, methods, channels, declines, refunds and risk over time. All that is asked stands in
 * the address.
 */
export function StatisticsScreen() {
  const { search, today, period, range, unread, change } = useMetricFilters('30d', readersOf);
  const understood = unread.length === 0;
  const filters = useMemo(() => readFilters(withoutPerson(search), today, '30d'), [search, today]);
  const view = useMemo(() => readView(search), [search]);
  const granularity = granularityOf(search.granularity, range);
  const { channel = [], paymentMethod = [] } = filters;

  return (
    <>
      <ScreenTitle title={copy.title} subtitle={understood ? showRange(range) : undefined}>
        <Link
          {...dashboardLink({ ...writeFilters({ channel, paymentMethod }), dateRange: period })}
          className="inline-flex min-h-9 items-center gap-2 rounded-lg px-2 text-sm font-medium text-primary hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {copy.back}
        </Link>
        {understood && (
          <Link
            {...historyLink(filters)}
            className="inline-flex min-h-9 items-center rounded-lg border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-sunken"
          >
            {copy.seeHistory}
          </Link>
        )}
      </ScreenTitle>
      <nav aria-label={copy.tabs} className="mb-4 flex flex-wrap gap-x-1 border-b border-line print:hidden">
        {TAB_NAMES.map((name) => (
          <Link
            key={name}
            to="."
            search={searchOfTab(search, name)}
            resetScroll={false}
            aria-current={name === view.name ? 'page' : undefined}
            className={clsx(
              '-mb-px inline-flex min-h-9 items-center border-b-2 px-3 text-sm font-medium',
              name === view.name ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {TABS[name].label}
          </Link>
        ))}
      </nav>
      <MetricFilters label={copy.filters} {...{ period, range, today, filters }} onChange={change} />
      <OtherFilters filters={filters} onRemove={(key) => change(key, [])} />
      <StatisticsControls
        view={view}
        granularity={granularity}
        onChange={(key, value) => change(key, value === '' ? [] : [value])}
      />
      {understood ? (
        <StatisticsResult
          view={view}
          granularity={granularity}
          range={range}
          filters={filters}
          onGranularity={(next) => change('granularity', [next])}
        />
      ) : (
        <Suspense>
          <UnreadParts parts={unread} onRemove={(key) => change(key, [])} />
        </Suspense>
      )}
    </>
  );
}

function readersOf(today: string, search: SearchParams): Readers {
  return {
    ...withoutPersons(filterReaders(today), [...LIST_FILTERS, 'q']),
    ...viewReaders(search),
    granularity: isGranularity,
  };
}

/** What an address may ask that has no control of its own on this screen. */
const { channel: _channel, paymentMethod: _method, ...OTHERS } = copy.fields;

type Other = keyof typeof OTHERS;

interface OtherFiltersProps {
  filters: OperationFilters;
  onRemove: (key: Other) => void;
}

/** Every number here obeys them, so they are named, and can be taken away. */
function OtherFilters({ filters, onRemove }: OtherFiltersProps) {
  const active = (Object.keys(OTHERS) as Other[]).filter((key) => (filters[key] ?? '').length > 0);
  if (active.length === 0) return null;
  return (
    <ul aria-label={copy.otherFilters} className="mb-4 flex flex-wrap gap-2">
      {active.map((key) => (
        <li
          key={key}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-lg border border-line-strong bg-surface pl-2.5 text-sm"
        >
          <span className="text-muted">{OTHERS[key]}</span>
          <span className="font-semibold">{valueText(key, filters)}</span>
          <button
            type="button"
            aria-label={copy.removeFilter(OTHERS[key])}
            onClick={() => onRemove(key)}
            className="inline-flex size-7 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function valueText(key: Other, filters: OperationFilters): string {
  switch (key) {
    case 'minAmount':
    case 'maxAmount':
      return formatMoney(Number(filters[key]));
    case 'reconciled':
    case 'hasRefund':
      return yesNo(filters[key] === 'true');
    case 'q':
      return filters.q ?? '';
    case 'status':
      return [...new Set(filters.status?.map((status) => codeLabel('status', status)))].join(', ');
    default:
      return (filters[key] ?? []).map((value) => groupLabel(key, value)).join(', ');
  }
}
