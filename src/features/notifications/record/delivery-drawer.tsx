import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, Link2, Send } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { mayDo } from '~/session/access';
import { addressOf, deliveryLink, operationLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { ApiError } from '~/shared/api/api-error';
import { failureText } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { shown } from '~/shared/record/cells';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { useCopy } from '~/shared/toast/use-copy';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyDialog, lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { Tabs, tabId } from '~/shared/ui/tabs';
import type { DeliveryDetail, DeliveryPage } from '../api/notification';
import { deliveriesChanged, deliveryQueries, deliveryWrites } from '../api/notification-api';
import { StatusBadge, TypeSign } from '../deliveries/columns';
import { type DeliverySearchState, type DetailTab, sortText } from '../deliveries/delivery-search';
import { TYPES, termOf } from '../terms';
import { Attempts } from './attempts';
import { copy } from './copy';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog));
const DeliveryChanges = lazyPart(() => import('./delivery-changes').then((module) => module.DeliveryChanges));

interface DeliveryDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: DeliveryPage | undefined;
  search: DeliverySearchState;
}

/** One delivery over the list; its id and its open part stand in the address. */
export function DeliveryDrawer({ id, list, search }: DeliveryDrawerProps) {
  const titleId = useId();
  const client = useQueryClient();
  const role = useSession(({ user }) => user?.role ?? '');
  const { data, error, isFetching, refetch } = useQuery(deliveryQueries.one(id));
  const copyText = useCopy({ copied: copy.copied, failed: copy.notCopied });
  const neighbours = useAdjacentRows({
    id,
    page: list && { ...list, ids: list.deliveries.map(({ notificationId }) => notificationId) },
    fetchIds: async (page) => {
      const { filters, size, sort } = search;
      const found = await client.fetchQuery(deliveryQueries.page({ filters, page, size, sort: sortText(sort) }));
      return found.deliveries.map(({ notificationId }) => notificationId);
    },
    moveTo: search.moveTo,
  });
  const delivery = data ?? list?.deliveries.find(({ notificationId }) => notificationId === id);
  const panelId = `${titleId}-panel`;
  const isUnknown = error instanceof ApiError && error.httpStatus === 404;
  return (
    <RecordDrawer
      id={id}
      titleId={titleId}
      words={copy.list}
      neighbours={neighbours}
      onClose={search.closeDelivery}
      tools={
        <Button
          variant="icon"
          aria-label={copy.link}
          title={copy.link}
          onClick={() => copyText(addressOf(deliveryLink(id)))}
        >
          <Link2 aria-hidden className="size-5" />
        </Button>
      }
    >
      <header className="px-5 pb-3">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          {delivery && <TypeSign type={delivery.type} />}
          <bdi>{shown(delivery?.event ?? id)}</bdi>
          {delivery && <StatusBadge status={delivery.status} />}
        </h2>
        <p className="mt-1 min-h-5 text-muted">
          {delivery && (
            <>
              <bdi className="font-mono text-xs">{shown(delivery.orderId ?? delivery.notificationId)}</bdi>
              {' · '}
              <bdi className="break-all">
                {copy.to(termOf(TYPES, delivery.type)?.label ?? '', shown(delivery.destination))}
              </bdi>
            </>
          )}
        </p>
      </header>
      {data ? (
        <>
          {mayDo(role, 'read changes') && (
            <Tabs
              label={copy.parts}
              tabs={[
                { tab: undefined as DetailTab, label: copy.tabs.attempts },
                { tab: 'cambios', label: copy.tabs.changes },
              ]}
              tab={search.tab}
              panelId={panelId}
              onTab={search.showTab}
            />
          )}
          {error && !isFetching && (
            <AlertBox variant="warning" className="mx-5 mt-3">
              {copy.notRefreshed}
            </AlertBox>
          )}
          <div
            id={panelId}
            role="tabpanel"
            aria-labelledby={mayDo(role, 'read changes') ? tabId(panelId, search.tab) : titleId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
          >
            {search.tab === 'cambios' && mayDo(role, 'read changes') ? (
              <Suspense fallback={<Loader size="section" />}>
                <DeliveryChanges id={id} />
              </Suspense>
            ) : (
              <>
                {data.errorMessage !== null && (
                  <AlertBox variant={data.status === 'FAILED' ? 'danger' : 'warning'} className="mb-4">
                    <bdi>{safeText(data.errorMessage)}</bdi>
                  </AlertBox>
                )}
                <Attempts key={`${id} ${data.attempts.length}`} delivery={data} />
              </>
            )}
          </div>
          <Foot key={id} delivery={data} />
        </>
      ) : isFetching || !error ? (
        <Loader size="section" />
      ) : (
        <div className="p-5">
          <SectionError
            title={shown(id)}
            message={isUnknown ? copy.notFound : failureText(error, copy.failed)}
            actions={!isUnknown && <Button onClick={() => refetch()}>{RETRY}</Button>}
          />
        </div>
      )}
    </RecordDrawer>
  );
}

/** What can be done with it, and the way to its operation. */
function Foot({ delivery: { notificationId, operationId, actions } }: { delivery: DeliveryDetail }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const name = `notification.RESEND ${notificationId}`;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 print:hidden">
      {actions.includes('RESEND') && (
        <Button className={FOOT} {...onIntent(ActDialog)} onClick={() => setAsked(true)}>
          <Send aria-hidden className="size-4" />
          {copy.resend}
        </Button>
      )}
      {operationId !== null && (
        <Link
          {...operationLink(operationId)}
          className={`inline-flex min-h-9 items-center justify-center gap-2 rounded-lg border border-line-strong px-4 text-sm font-medium hover:bg-sunken ${FOOT}`}
        >
          <History aria-hidden className="size-4" />
          {copy.toOperation}
        </Link>
      )}
      <p role="status" className="ml-auto text-sm text-muted empty:hidden">
        {said}
      </p>
      {asked && (
        <ActDialog
          key={name}
          open
          title={copy.resendTitle}
          text={copy.resendText}
          effect={copy.resend}
          reason="required"
          act={{ name, send: (reason, key) => deliveryWrites.resend(notificationId, reason, key) }}
          onDone={() => {
            setAsked(false);
            setSaid(copy.queued);
            deliveriesChanged(client, notificationId);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </footer>
  );
}
