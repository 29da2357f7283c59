import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { refundLink, refundsLink } from '~/session/links';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import { refundQueries } from '../api/refund-api';
import { copy } from './copy';

const QUEUE = { view: 'TO_AUTHORIZE', dateRange: 'todo' };

/** The newest refunds that wait for whoever is signed in; each opens itself. */
export function WaitingCard() {
  const query = useQuery(refundQueries.waiting());
  return (
    <Panel
      title={copy.title}
      note={query.data && copy.count(query.data.total)}
      actions={
        <Link {...refundsLink(QUEUE)} className="rounded px-1 font-medium text-primary hover:underline">
          {copy.all}
        </Link>
      }
    >
      <CardBody query={query} title={copy.title} className="min-h-32">
        {({ refunds, viewCounts: { OVERDUE: overdue } }) =>
          refunds.length === 0 ? (
            <p className="text-muted">{copy.none}</p>
          ) : (
            <>
              {overdue ? (
                <Link
                  {...refundsLink({ ...QUEUE, view: 'OVERDUE' })}
                  className="mb-1 inline-flex items-center gap-1.5 rounded font-medium text-warning hover:underline"
                >
                  <Hourglass aria-hidden className="size-4" />
                  {copy.overdue(overdue)}
                </Link>
              ) : null}
              <ul className="flex flex-col">
                {refunds.map(({ refundId, amount, currency, requestedBy, date }) => (
                  <li
                    key={refundId}
                    className="flex flex-wrap items-center gap-x-4 border-t border-line py-2 first:border-t-0"
                  >
                    <Link
                      {...refundLink(refundId, QUEUE)}
                      className={`font-mono text-xs font-semibold whitespace-nowrap ${quietLink}`}
                    >
                      {visibleText(refundId)}
                    </Link>
                    <span className="min-w-0 text-muted">
                      <bdi>{copy.asked(safeText(requestedBy.name) || MISSING)}</bdi>
                    </span>
                    <span className="text-muted max-sm:hidden">
                      <Moment value={date} />
                    </span>
                    <strong className="ml-auto font-semibold whitespace-nowrap">{formatMoney(amount, currency)}</strong>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </CardBody>
    </Panel>
  );
}
