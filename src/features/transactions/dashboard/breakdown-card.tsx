import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatCount } from '~/shared/format/numbers';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import { groupLabel } from '../codes/code-label';
import { historyLink, type OperationFilters } from '../query/filters';
import { copy } from './copy';
import { dashboardQueries, type Share } from './dashboard-api';
import { showRate } from './metrics';

/** More parts than these are summed up in one row. */
const SHOWN = 6;

interface BreakdownCardProps {
  title: string;
  by: 'paymentMethod' | 'channel';
  filters: OperationFilters;
  className?: string;
}

/** How the operations of the period are spread over methods or channels. */
export function BreakdownCard({ title, by, filters, className }: BreakdownCardProps) {
  const query = useQuery(dashboardQueries.summary(filters));
  return (
    <Panel title={title} className={className}>
      <CardBody query={query} title={title} className="min-h-67">
        {({ byMethod, byChannel, count }) => (
          <Shares shares={by === 'channel' ? byChannel : byMethod} by={by} total={count ?? 0} filters={filters} />
        )}
      </CardBody>
    </Panel>
  );
}

interface SharesProps extends Pick<BreakdownCardProps, 'by' | 'filters'> {
  shares: readonly Share[];
  total: number;
}

function Shares({ shares, by, total, filters }: SharesProps) {
  const sorted = shares.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (sorted.length === 0) return <p className="text-muted">{copy.noOperations}</p>;
  const shown = sorted.length > SHOWN ? sorted.slice(0, SHOWN - 1) : sorted;
  const rest = sorted.slice(shown.length);
  return (
    <ul className="grid gap-2.5">
      {shown.map(({ key, count, approvalRate }) => (
        <ShareRow
          key={key}
          count={count}
          total={total}
          note={approvalRate === null ? '' : copy.approved(showRate(approvalRate))}
        >
          <Link {...historyLink({ ...filters, [by]: [key] })} className={clsx('min-w-0 truncate', quietLink)}>
            {groupLabel(by, key)}
          </Link>
        </ShareRow>
      ))}
      {rest.length > 0 && (
        <ShareRow count={rest.reduce((sum, { count }) => sum + count, 0)} total={total} note="">
          <span className="text-muted">{copy.others(rest.length)}</span>
        </ShareRow>
      )}
    </ul>
  );
}

interface ShareRowProps {
  count: number;
  total: number;
  note: string;
  children: ReactNode;
}

function ShareRow({ count, total, note, children }: ShareRowProps) {
  const share = total > 0 ? count / total : 0;
  return (
    <li>
      <div className="flex min-h-6 items-center justify-between gap-3">
        {children}
        <span className="flex shrink-0 items-baseline gap-2.5">
          <span className="text-xs text-muted">{[formatCount(count), note].filter(Boolean).join(' · ')}</span>
          <strong className="min-w-14 text-right font-semibold whitespace-nowrap">{showRate(share)}</strong>
        </span>
      </div>
      <div aria-hidden className="mt-1 h-2 overflow-hidden rounded-full bg-neutral-soft">
        <div className="h-full rounded-full bg-primary forced-color-adjust-none" style={{ width: `${share * 100}%` }} />
      </div>
    </li>
  );
}
