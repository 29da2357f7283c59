import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { formatCount } from '~/shared/format/numbers';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import { DECLINED, historyLink, type OperationFilters } from '../query/filters';
import { copy } from './copy';
import { dashboardQueries } from './dashboard-api';
import { showRate } from './metrics';

const SHOWN = 5;

/** The five most frequent reasons why payments were declined, with their share of all declines. */
export function DeclineReasonsCard({ filters, className }: { filters: OperationFilters; className?: string }) {
  const query = useQuery(dashboardQueries.summary(filters));
  return (
    <Panel title={copy.declines} className={className}>
      <CardBody query={query} title={copy.declines} className="min-h-67">
        {({ topDeclines, declinedCount }) =>
          topDeclines.length === 0 ? (
            <p className="text-muted">{copy.noDeclines}</p>
          ) : (
            <ol>
              {topDeclines.slice(0, SHOWN).map(({ errorCode, errorMessage, count }) => (
                <li
                  key={errorCode}
                  className="flex min-h-13 items-center justify-between gap-4 border-line py-1.5 not-first:border-t"
                >
                  <span className="min-w-0">
                    <Link
                      {...historyLink({ ...filters, status: DECLINED, errorCode: [errorCode] })}
                      className={clsx('line-clamp-1 font-medium', quietLink)}
                    >
                      {errorMessage || errorCode}
                    </Link>
                    <span className="block truncate font-mono text-xs text-muted">{errorCode}</span>
                  </span>
                  <span className="shrink-0 text-right">
                    <strong className="block font-semibold">{formatCount(count)}</strong>
                    <span className="text-xs text-muted">
                      {declinedCount !== null && declinedCount > 0 && copy.ofDeclines(showRate(count / declinedCount))}
                    </span>
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </CardBody>
    </Panel>
  );
}
