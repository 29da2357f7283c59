import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { Card } from '~/shared/ui/card';
import { Badge } from '~/shared/ui/feedback/badge';
import { Sparkline } from '~/shared/ui/sparkline';
import { CardBody } from '../card-body';
import { InfoTip } from '../info-tip';
import { quietLink } from '../link-style';
import { historyLink, type OperationFilters } from '../query/filters';
import { type Change, changeOf } from './change';
import { copy } from './copy';
import { dashboardQueries, type Summary } from './dashboard-api';
import { type FigureRule, othersOf } from './figure-rules';

interface FigureCardProps {
  rule: FigureRule;
  filters: OperationFilters;
  className?: string;
}

/** One figure: its value, how it moved, its trend; it opens the history with the operations that it counts. */
export function FigureCard({ rule, filters, className }: FigureCardProps) {
  const id = useId();
  const query = useQuery(dashboardQueries.summary(filters));
  return (
    <Card role="group" aria-labelledby={id} className={className}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id={id} className="text-muted">
          {rule.label}
        </h2>
        {rule.formula && <InfoTip label={rule.formula.label}>{rule.formula.text}</InfoTip>}
      </div>
      <CardBody query={query} title={rule.label} className="mt-1 grid min-h-30">
        {(summary) => <FigureBody rule={rule} filters={filters} summary={summary} />}
      </CardBody>
    </Card>
  );
}

function FigureBody({ rule, filters, summary }: { rule: FigureRule; filters: OperationFilters; summary: Summary }) {
  const value = rule.value(summary);
  const before = summary.previous ? rule.value(summary.previous) : null;
  const change = changeOf(value, before, rule.change);
  const counted = rule.counted(filters);
  const others = rule.amount && othersOf(summary.byCurrency, rule.amount);
  const points = summary.series.map((step) => rule.step(step));
  return (
    <div className="flex min-w-0 flex-col">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <strong className="text-title font-bold tracking-tight">
          {counted ? (
            <Link {...historyLink(counted)} title={`${rule.label}: ${copy.openHistory}`} className={quietLink}>
              {rule.show(value)}
            </Link>
          ) : (
            rule.show(value)
          )}
        </strong>
        {change && <ChangeBadge change={change} />}
      </p>
      {others && <p className="mt-0.5 text-sm font-medium">{copy.otherCurrencies(unbroken(others))}</p>}
      <p className="mt-0.5 line-clamp-2 min-h-8 text-xs/4 text-muted">
        {[rule.note?.(summary), before === null ? copy.noBefore : copy.before(rule.show(before))]
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
