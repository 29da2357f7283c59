import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { PaymentMethodLabel } from '~/features/transactions/codes/badges';
import { lookUp } from '~/features/transactions/codes/codes';
import { REFUND_TYPES } from '~/features/transactions/codes/refund-codes';
import { addressOf, operationLink, refundLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { CopyLink } from '~/shared/record/copy-link';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { Refund, RefundPage } from '../api/refund';
import { refundQueries } from '../api/refund-api';
import { RefundBadge, RefundWay } from '../refund-badge';
import type { DetailTab } from '../search/refund-search';
import type { RefundSearchState } from '../search/use-refund-search';
import { copy } from './copy';
import { Facts, refundFacts } from './facts';
import { RefundActs } from './refund-acts';
import { RefundTimeline } from './refund-timeline';

const RefundChanges = lazyPart(() => import('./refund-changes').then((module) => module.RefundChanges));

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.summary },
  { tab: 'linea' as const, label: copy.tabs.timeline },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface RefundDrawerProps {
  refundId: string;
  /** The page behind it, once it is there. */
  list: RefundPage | undefined;
  search: RefundSearchState;
}

/** One refund over the list; its id and its open part stand in the address. */
export function RefundDrawer({ refundId, list, search }: RefundDrawerProps) {
  const id = useId();
  const query = useQuery(refundQueries.one(refundId));
  const neighbours = useAdjacentRows({
    ...{ id: refundId, list, moveTo: search.moveTo },
    idsOf: ({ refunds }) => refunds.map((refund) => refund.refundId),
    queryOf: (page) => refundQueries.page({ ...search, page }),
  });
  const refund = query.data ?? list?.refunds.find((row) => row.refundId === refundId);
  return (
    <RecordDrawer
      id={refundId}
      titleId={id}
      words={copy.list}
      neighbours={neighbours}
      onClose={search.closeRefund}
      tools={<CopyLink address={addressOf(refundLink(refundId))} />}
    >
      <header className="px-5 pb-3">
        <h2 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <bdi>{copy.title(visibleText(refundId))}</bdi>
          {refund && <RefundBadge status={refund.status} />}
        </h2>
        <p className="mt-1.5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          {refund && (
            <>
              <strong className="text-title font-semibold">{formatMoney(refund.amount, refund.currency)}</strong>
              <span className="text-muted">{lookUp(REFUND_TYPES, refund.type)}</span>
              <PaymentMethodLabel method={refund.paymentMethod} />
              <span className="text-muted">
                → <RefundWay refund={refund} />
              </span>
            </>
          )}
        </p>
      </header>
      <RecordBody
        titleId={id}
        query={query}
        title={copy.title(visibleText(refundId))}
        words={copy}
        tabs={() => TABS}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => <RefundActs key={refundId} refund={data} />}
      >
        {(data, tab) => <Part key={refundId} tab={tab} refund={data} />}
      </RecordBody>
    </RecordDrawer>
  );
}

/** The chosen part of the details. */
function Part({ tab, refund }: { tab: DetailTab; refund: Refund }) {
  if (tab === 'linea') return <RefundTimeline refund={refund} />;
  if (tab === 'cambios') return <RefundChanges refund={refund} />;
  return <Summary refund={refund} />;
}

/** What is known of it and, while somebody has to decide, what there is room for. */
function Summary({ refund }: { refund: Refund }) {
  const email = useSession(({ user }) => user?.email ?? '');
  const { operationId, errorCode, errorMessage } = refund;
  return (
    <div className="flex flex-col gap-5">
      {errorCode !== null && (
        <AlertBox variant="danger">
          <bdi>
            {[errorCode, errorMessage]
              .filter(Boolean)
              .map((text) => visibleText(String(text)))
              .join(' · ')}
          </bdi>
        </AlertBox>
      )}
      {refund.status === 'REQUESTED' && operationId !== null && <Room operationId={operationId} />}
      <Facts facts={refundFacts(refund, email)} />
      {operationId !== null && (
        <Link {...operationLink(operationId)} className="inline-block font-medium text-primary hover:underline">
          {copy.toOperation}
        </Link>
      )}
    </div>
  );
}

/** Whether what is asked for still fits into what was paid, by the platform; it counts this one as under way. */
function Room({ operationId }: { operationId: string }) {
  const { data } = useQuery(refundQueries.eligibility(operationId));
  const { paidAmount, returnedAmount, underWayAmount, currency } = data ?? {};
  const left = typeof paidAmount === 'number' ? paidAmount - (returnedAmount ?? 0) - (underWayAmount ?? 0) : undefined;
  return (
    <section aria-label={copy.room.title} className="min-h-16">
      <h3 className="mb-1.5 text-card font-semibold">{copy.room.title}</h3>
      <ul className="flex flex-col gap-1">
        {left !== undefined && (
          <Finding good={left >= 0}>{left >= 0 ? copy.room.fits(formatMoney(left, currency)) : copy.room.none}</Finding>
        )}
        {returnedAmount ? (
          <Finding good={false}>{copy.room.others(formatMoney(returnedAmount, currency))}</Finding>
        ) : null}
      </ul>
    </section>
  );
}

function Finding({ good, children }: { good: boolean; children: string }) {
  const Icon = good ? Check : TriangleAlert;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={good ? 'mt-0.5 size-4 text-success' : 'mt-0.5 size-4 text-warning'} />
      {children}
    </li>
  );
}
