import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Link2, TriangleAlert } from 'lucide-react';
import { Suspense, useId } from 'react';
import { PaymentMethodLabel } from '~/features/transactions/codes/badges';
import { lookUp } from '~/features/transactions/codes/codes';
import { REFUND_TYPES } from '~/features/transactions/codes/refund-codes';
import { addressOf, operationLink, refundLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { ApiError } from '~/shared/api/api-error';
import { failureText } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import { Tabs, tabId } from '~/shared/ui/tabs';
import type { Refund, RefundPage } from '../api/refund';
import { refundQueries } from '../api/refund-api';
import { RefundBadge, RefundWay } from '../list/columns';
import { type DetailTab, sortText } from '../search/refund-search';
import type { RefundSearchState } from '../search/use-refund-search';
import { copy } from './copy';
import { Facts, refundFacts } from './facts';
import { RefundActs } from './refund-acts';
import { RefundTimeline } from './refund-timeline';

const RefundChanges = lazyPart(() => import('./refund-changes').then((module) => module.RefundChanges));

interface RefundDrawerProps {
  refundId: string;
  /** The page behind it, once it is there. */
  list: RefundPage | undefined;
  search: RefundSearchState;
}

/** One refund over the list; its id and its open part stand in the address. */
export function RefundDrawer({ refundId, list, search }: RefundDrawerProps) {
  const id = useId();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(refundQueries.one(refundId));
  const copyText = useCopy({ copied: copy.copied, failed: copy.notCopied });
  const neighbours = useAdjacentRows({
    id: refundId,
    page: list && { ...list, ids: list.refunds.map((refund) => refund.refundId) },
    fetchIds: async (page) => {
      const { filters, size, sort } = search;
      const found = await client.fetchQuery(refundQueries.page({ filters, page, size, sort: sortText(sort) }));
      return found.refunds.map((refund) => refund.refundId);
    },
    moveTo: search.moveTo,
  });
  const refund = data ?? list?.refunds.find((row) => row.refundId === refundId);
  const panelId = `${id}-panel`;
  return (
    <RecordDrawer
      id={refundId}
      titleId={id}
      words={copy.list}
      neighbours={neighbours}
      onClose={search.closeRefund}
      tools={
        <Button
          variant="icon"
          aria-label={copy.copyLink}
          title={copy.copyLink}
          onClick={() => copyText(addressOf(refundLink(refundId)))}
        >
          <Link2 aria-hidden className="size-5" />
        </Button>
      }
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
      {data ? (
        <>
          <Tabs
            label={copy.parts}
            tabs={[
              { tab: undefined as DetailTab, label: copy.tabs.summary },
              { tab: 'linea', label: copy.tabs.timeline },
              { tab: 'cambios', label: copy.tabs.changes },
            ]}
            tab={search.tab}
            panelId={panelId}
            onTab={search.showTab}
          />
          {error && !isFetching && (
            <AlertBox variant="warning" className="mx-5 mt-3">
              {copy.notRefreshed}
            </AlertBox>
          )}
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={tabId(panelId, search.tab)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
          >
            <Part key={refundId} tab={search.tab} refund={data} />
          </div>
          <RefundActs key={refundId} refund={data} />
        </>
      ) : isFetching || !error ? (
        <Loader size="section" />
      ) : (
        <div className="p-5">
          <SectionError
            title={copy.title(visibleText(refundId))}
            message={isUnknown(error) ? copy.notFound : failureText(error, copy.failed)}
            actions={!isUnknown(error) && <Button onClick={() => refetch()}>{RETRY}</Button>}
          />
        </div>
      )}
    </RecordDrawer>
  );
}

/** The chosen part of the details. */
function Part({ tab, refund }: { tab: DetailTab; refund: Refund }) {
  if (tab === 'linea') return <RefundTimeline refund={refund} />;
  if (tab === 'cambios')
    return (
      <Suspense fallback={<Loader size="section" />}>
        <RefundChanges refund={refund} />
      </Suspense>
    );
  return <Summary refund={refund} />;
}

const isUnknown = (error: Error) => error instanceof ApiError && error.httpStatus === 404;

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
