import { useQuery } from '@tanstack/react-query';
import { ChartLine, Download } from 'lucide-react';
import { useMemo } from 'react';
import { ApiError } from '~/shared/api/api-error';
import { downloadText, fileNameOf } from '~/shared/files/download';
import { addMonths, type DayRange, previousRange, showRange, writeRange } from '~/shared/period/period';
import { readPreferences } from '~/shared/storage/preferences';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { CardBody } from '~/shared/ui/card-body';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import type { OperationFilters } from '../query/filters';
import { ChartPanel } from './chart-panel';
import { copy } from './copy';
import {
  bucketCount,
  bucketDays,
  bucketLabel,
  coarserGranularity,
  GRANULARITIES,
  type Granularity,
  isCut,
  shortLabel,
} from './granularity';
import { MEASURE_RULES, showUnit } from './measures';
import { NumbersTable } from './numbers-table';
import { statisticCsv } from './statistic-csv';
import { type Column, hasComparison, tableColumns } from './statistic-table';
import { type Statistic, statisticQuery } from './statistics-api';
import type { View } from './views';

interface StatisticsResultProps {
  view: View;
  granularity: Granularity;
  range: DayRange;
  filters: OperationFilters;
  onGranularity: (granularity: Granularity) => void;
}

/** The result of the applied filters, or, when it would have too many points, a coarser step. */
export function StatisticsResult(props: StatisticsResultProps) {
  const { view, granularity, range, filters, onGranularity } = props;
  const tooFine = coarserGranularity(range, granularity);
  const query = useQuery({ ...statisticQuery({ filters, granularity, view }), enabled: tooFine === undefined });
  const refused = query.error instanceof ApiError && query.error.httpStatus === 422 ? query.error : undefined;
  const coarser = tooFine ?? (refused && GRANULARITIES[GRANULARITIES.indexOf(granularity) + 1]);
  if (coarser) {
    return (
      <AlertBox
        variant="warning"
        actions={
          <Button size="sm" onClick={() => onGranularity(coarser)}>
            {copy.propose(copy.granularities[coarser])}
          </Button>
        }
      >
        {refused
          ? copy.refused(refused.message)
          : copy.tooMany(showUnit(bucketCount(range, granularity), 'count'), copy.granularities[granularity])}
      </AlertBox>
    );
  }
  return (
    <Card className="min-w-0 overflow-hidden">
      <CardBody query={query} title={copy.title} className="min-h-110">
        {(statistic) => <Answer {...props} statistic={statistic} />}
      </CardBody>
    </Card>
  );
}

function Answer({ view, granularity, range, filters, statistic }: StatisticsResultProps & { statistic: Statistic }) {
  const columns = useMemo(() => tableColumns(statistic, view), [statistic, view]);
  const buckets = useMemo(() => {
    const from = statistic.buckets.map((bucket) => bucket.from);
    return {
      labels: from.map((each) => bucketLabel(each, granularity)),
      shortLabels: from.map((each) => shortLabel(each, granularity)),
      partial: from.map((each, index) => index === statistic.partialBucket || isCut(each, granularity, range)),
    };
  }, [statistic, granularity, range]);
  const { label, counted } = MEASURE_RULES[view.measure];

  if (statistic.totals.count === 0) return <EmptyState icon={ChartLine} title={copy.empty} hint={copy.emptyHint} />;

  const { labels, partial } = buckets;
  const periods = granularity === 'month' ? copy.month : copy.period;
  const totalFilters = ({ role, group, id }: Column) => {
    if (id === 'total') return { ...filters, ...statusOf(filters, counted) };
    if (role !== 'line' || group === undefined || !view.groupBy) return undefined;
    return { ...filters, ...statusOf(filters, counted), [view.groupBy]: [group] };
  };
  const bucketFilters = (index: number) => {
    const bucket = statistic.buckets[index];
    if (granularity === 'hour' || !bucket) return undefined;
    return { ...filters, dateRange: writeRange(bucketDays(bucket.from, granularity, range)) };
  };
  const save = () => {
    const name = fileNameOf('estadistica', view.name, granularity, writeRange(range));
    downloadText(`${name}.csv`, statisticCsv(periods, labels, partial, columns, readPreferences().csvForm), 'text/csv');
  };
  return (
    <>
      <div className="p-4.5">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-card font-semibold">{label}</h2>
          <Button onClick={save}>
            <Download aria-hidden className="size-4" />
            {copy.download}
          </Button>
        </div>
        {view.compare && !hasComparison(statistic) && (
          <AlertBox variant="info" className="mb-3">
            {copy.noComparison(showRange(comparedRange(range, view.compare)))}
          </AlertBox>
        )}
        {view.compare && view.groupBy && hasComparison(statistic) && (
          <p className="mb-3 text-sm text-muted">{copy.groupedComparison}</p>
        )}
        <ChartPanel
          columns={columns}
          {...buckets}
          periods={granularity === 'month' ? periods : undefined}
          measure={label}
        />
      </div>
      <NumbersTable {...{ periods, columns, labels, partial, bucketFilters, totalFilters }} />
    </>
  );
}

/** A status that is asked for already narrows what a measure counts. */
function statusOf(filters: OperationFilters, counted: OperationFilters): OperationFilters {
  const { status } = filters;
  if (!counted.status || !status?.length) return counted;
  const both = counted.status.filter((each) => status.includes(each));
  return both.length > 0 ? { ...counted, status: both } : { status };
}

function comparedRange(range: DayRange, compare: NonNullable<View['compare']>): DayRange {
  if (compare === 'previous') return previousRange(range);
  return { start: addMonths(range.start, -12), end: addMonths(range.end, -12) };
}
