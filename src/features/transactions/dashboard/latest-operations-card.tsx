import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { operationLink } from '~/session/links';
import { formatMoney } from '~/shared/format/currency';
import { platformDate, ZONE_NOTE } from '~/shared/format/platform-date';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import { AuthenticationBadge, PaymentMethodLabel, RiskBadge, StatusBadge } from '../codes/badges';
import { historyLink, type OperationFilters } from '../query/filters';
import type { Operation } from '../query/operation';
import { copy } from './copy';
import { dashboardQueries } from './dashboard-api';

/** The newest operations of the period, and the way to all of them. */
export function LatestOperationsCard({ filters }: { filters: OperationFilters }) {
  const query = useQuery(dashboardQueries.latest(filters));
  return (
    <Panel
      title={copy.latest}
      className="overflow-hidden"
      actions={
        <Link {...historyLink(filters)} className="rounded px-1 font-medium text-primary hover:underline">
          {copy.seeHistory}
        </Link>
      }
    >
      <CardBody query={query} title={copy.latest} className="min-h-104">
        {(operations) =>
          operations.length === 0 ? (
            <p className="text-muted">{copy.noOperations}</p>
          ) : (
            <table className="-mx-4.5 w-[calc(100%+2.25rem)]">
              <thead className="bg-sunken text-left text-xs text-muted">
                <tr>
                  <Heading name="date" className="max-md:hidden" />
                  <Heading name="order" />
                  <Heading name="method" className="max-lg:hidden" />
                  <Heading name="amount" className="text-right" />
                  <Heading name="status" />
                  <Heading name="risk" className="max-xl:hidden" />
                  <Heading name="authentication" className="max-xl:hidden" />
                </tr>
              </thead>
              <tbody>
                {operations.map((operation) => (
                  <LatestRow key={operation.operationId} operation={operation} filters={filters} />
                ))}
              </tbody>
            </table>
          )
        }
      </CardBody>
    </Panel>
  );
}

const cell = 'px-2 py-1.5 first:pl-4.5 last:pr-4.5 sm:px-3';

function Heading({ name, className = '' }: { name: keyof typeof copy.columns; className?: string }) {
  return (
    <th scope="col" className={`${cell} font-semibold ${className}`}>
      {copy.columns[name]}
    </th>
  );
}

function LatestRow({ operation, filters }: { operation: Operation; filters: OperationFilters }) {
  const { orderId, operationId, date, paymentMethod, amount, currency, status, threeDSecure, manual, risk } = operation;
  return (
    <tr className="h-9 border-line not-first:border-t">
      <td className={`${cell} whitespace-nowrap font-mono text-xs max-md:hidden`} title={ZONE_NOTE}>
        {platformDate(date)}
      </td>
      <td className={cell}>
        <Link
          {...operationLink(operationId, historyLink(filters).search)}
          className={`font-mono text-xs font-semibold sm:whitespace-nowrap ${quietLink}`}
        >
          {orderId ?? operationId}
        </Link>
      </td>
      <td className={`${cell} max-lg:hidden`}>
        <PaymentMethodLabel method={paymentMethod} />
      </td>
      <td className={`${cell} whitespace-nowrap text-right font-semibold`}>{formatMoney(amount, currency)}</td>
      <td className={cell}>
        <StatusBadge status={status} />
      </td>
      <td className={`${cell} max-xl:hidden`}>
        <RiskBadge risk={risk} />
      </td>
      <td className={`${cell} max-xl:hidden`}>
        <AuthenticationBadge threeDSecure={threeDSecure} manual={manual} />
      </td>
    </tr>
  );
}
