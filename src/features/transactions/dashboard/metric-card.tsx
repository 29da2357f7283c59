import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '~/shared/ui/card';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Badge } from '~/shared/ui/feedback/badge';
import { Sparkline } from '~/shared/ui/sparkline';
import { historyLink, type OperationFilters } from '../query/filters';
import { type Change, changeOf } from './change';
import { copy } from './copy';
import { dashboardQueries, type Summary } from './dashboard-api';
import { type Metric, othersOf } from './metrics';

interface InfoTipProps {
  /** Name of the button, for example 'Cómo se calcula la tasa de aprobación'. */
  label: string;
  children: ReactNode;
}

interface MetricCardProps {
  metric: Metric;
  filters: OperationFilters;
  className?: string;
}

/** One metric: its value, how it moved, its trend; it opens the history with the operations that it counts. */
export function MetricCard({ metric, filters, className }: MetricCardProps) {
  const id = useId();
  const query = useQuery(dashboardQueries.summary(filters));
  return (
    <Card role="group" aria-labelledby={id} className={className}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id={id} className="text-muted">
          {metric.label}
        </h2>
        {metric.formula && <InfoTip label={metric.formula.label}>{metric.formula.text}</InfoTip>}
      </div>
      <CardBody query={query} title={metric.label} className="mt-1 grid min-h-30">
        {(summary) => <MetricBody metric={metric} filters={filters} summary={summary} />}
      </CardBody>
    </Card>
  );
}

function MetricBody({ metric, filters, summary }: { metric: Metric; filters: OperationFilters; summary: Summary }) {
  const value = metric.value(summary);
  const before = summary.previous ? metric.value(summary.previous) : null;
  const change = changeOf(value, before, metric.change);
  const counted = metric.counted(filters);
  const others = metric.amount && othersOf(summary.byCurrency, metric.amount);
  const points = summary.series.map((bucket) => metric.bucket(bucket));
  return (
    <div className="flex min-w-0 flex-col">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <strong className="text-title font-bold tracking-tight">
          {counted ? (
            <Link {...historyLink(counted)} title={`${metric.label}: ${copy.openHistory}`} className={quietLink}>
              {metric.show(value)}
            </Link>
          ) : (
            metric.show(value)
          )}
        </strong>
        {change && <ChangeBadge change={change} />}
      </p>
      {others && <p className="mt-0.5 text-sm font-medium">{copy.otherCurrencies(unbroken(others))}</p>}
      <p className="mt-0.5 line-clamp-2 min-h-8 text-xs/4 text-muted">
        {[metric.note?.(summary), before === null ? copy.noBefore : copy.before(metric.show(before))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-auto h-6">{points.some((point) => point !== null) && <Sparkline points={points} />}</div>
    </div>
  );
}

const tones = { better: 'success', worse: 'danger', neutral: 'neutral' } as const;
const arrows = { up: ArrowUp, down: ArrowDown, same: null };

function ChangeBadge({ change }: { change: Change }) {
  const Arrow = arrows[change.direction];
  const words = [copy.directions[change.direction], copy.verdicts[change.verdict]].filter(Boolean).join(', ');
  return (
    <Badge tone={tones[change.verdict]} title={words || change.text} className="flex-wrap gap-y-0! rounded-xl!">
      <span className="inline-flex items-center gap-1">
        {Arrow && <Arrow aria-hidden className="size-3" />}
        {change.text}
      </span>
      {change.verdict !== 'neutral' && <span>{` ${copy.verdicts[change.verdict]}`}</span>}
    </Badge>
  );
}

/** A code and its amount stay on one line. */
function unbroken(amounts: string): string {
  return amounts.replace(/ (?=\d)/g, '\u00a0');
}

/** An explanation that shows under the pointer, the keyboard's focus and a finger; Escape puts it away. */
function InfoTip({ label, children }: InfoTipProps) {
  const id = useId();
  return (
    <span className="relative z-10 inline-flex">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="peer inline-flex size-6 items-center justify-center rounded text-muted hover:text-ink"
      >
        <Info aria-hidden className="size-4" />
      </button>
      <span
        id={id}
        role="tooltip"
        className="invisible absolute top-full right-0 z-30 w-64 rounded-lg border border-line-strong bg-surface p-3 text-left text-sm font-normal text-ink shadow-modal peer-hover:visible peer-focus:visible hover:visible"
      >
        {children}
      </span>
    </span>
  );
}
