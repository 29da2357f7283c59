import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { mayDo } from '~/session/access';
import { addressOf, deliveryLink, operationLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { safeText } from '~/shared/masking/safe-text';
import { shown } from '~/shared/record/cells';
import { CopyLink } from '~/shared/record/copy-link';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyDialog, lazyPart, onIntent } from '~/shared/ui/lazy-part';
import type { DeliveryDetail, DeliveryPage } from '../api/notification';
import { deliveriesChanged, deliveryQueries, deliveryWrites } from '../api/notification-api';
import { StatusBadge, TypeSign } from '../deliveries/delivery-badges';
import type { DeliverySearchState, DetailTab } from '../deliveries/delivery-search';
import { TYPES, termOf } from '../terms';
import { Attempts } from './attempts';
import { copy } from './copy';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog));
const DeliveryChanges = lazyPart(() => import('./delivery-changes').then((module) => module.DeliveryChanges));

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.attempts },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

interface DeliveryDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: DeliveryPage | undefined;
  search: DeliverySearchState;
}

/** One delivery over the list; its id and its open part stand in the address. */
export function DeliveryDrawer({ id, list, search }: DeliveryDrawerProps) {
  const titleId = useId();
  const readsChanges = useSession(({ user }) => mayDo(user?.role ?? '', 'read changes'));
  const query = useQuery(deliveryQueries.one(id));
  const neighbours = useAdjacentRows({
    ...{ id, list, moveTo: search.moveTo },
    idsOf: ({ deliveries }) => deliveries.map(({ notificationId }) => notificationId),
    queryOf: (page) => deliveryQueries.page({ ...search, page }),
  });
  const delivery = query.data ?? list?.deliveries.find(({ notificationId }) => notificationId === id);
  return (
    <RecordDrawer
      id={id}
      titleId={titleId}
      words={copy.list}
      neighbours={neighbours}
      onClose={search.closeDelivery}
      tools={<CopyLink address={addressOf(deliveryLink(id))} />}
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
              <bdi className="wrap-anywhere">
                {copy.to(termOf(TYPES, delivery.type)?.label ?? '', shown(delivery.destination))}
              </bdi>
            </>
          )}
        </p>
      </header>
      <RecordBody
        titleId={titleId}
        query={query}
        title={shown(id)}
        words={copy}
        tabs={() => (readsChanges ? TABS : TABS.slice(0, 1))}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => <Foot key={id} delivery={data} />}
      >
        {(data, tab) =>
          tab === 'cambios' ? (
            <DeliveryChanges id={id} />
          ) : (
            <>
              {data.errorMessage !== null && (
                <AlertBox variant={data.status === 'FAILED' ? 'danger' : 'warning'} className="mb-4">
                  <bdi>{safeText(data.errorMessage)}</bdi>
                </AlertBox>
              )}
              <Attempts key={`${id} ${data.attempts.length}`} delivery={data} />
            </>
          )
        }
      </RecordBody>
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
