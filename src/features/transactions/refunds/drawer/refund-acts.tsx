import { useQueryClient } from '@tanstack/react-query';
import { FileText, RotateCw, SearchCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useSession } from '~/session/session-store';
import { platformDate } from '~/shared/format/platform-date';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ActNotice } from '~/shared/write/act-notice';
import { LockedButton } from '~/shared/write/locked-button';
import { useAct } from '~/shared/write/use-act';
import type { Refund } from '../api/refund';
import { refundChanged, refundWrites } from '../api/refund-api';
import { copy } from './copy';
import { type Deed, deedUnderWay, effectOf, statusLabel } from './deeds';

const DeedDialog = lazyDialog(() => import('./deed-dialog').then((module) => module.DeedDialog));
const ReceiptDialog = lazyDialog(() => import('./receipt-dialog').then((module) => module.ReceiptDialog));

/** What whoever looks may do with the refund as it stands; what they may not is said before. Its key is the refund. */
export function RefundActs({ refund }: { refund: Refund }) {
  const client = useQueryClient();
  const email = useSession(({ user }) => user?.email ?? '');
  const lockId = useId();
  const [chosen, setChosen] = useState(() => {
    const deed = deedUnderWay(refund.refundId);
    return deed && { deed, refund };
  });
  const [receipt, setReceipt] = useState(false);
  const [said, setSaid] = useState('');
  const sync = useAct<null, Refund>({
    name: `refund.SYNC ${refund.refundId}`,
    send: () => refundWrites.sync(refund.refundId),
    onDone: (now) => {
      refundChanged(client, now);
      setSaid(now.status === 'UNKNOWN' ? copy.stillUnknown : copy.synced(statusLabel(now.status)));
    },
  });
  const may = (deed: string) => refund.actions.includes(deed);
  const own = refund.status === 'REQUESTED' && refund.requestedBy.email === email;
  const open = (deed: Deed) => setChosen({ deed, refund });
  const decides = refund.status === 'REQUESTED' && (own || may('APPROVE'));
  return (
    <footer className="flex flex-col gap-3 border-t border-line px-5 py-3 print:hidden">
      {own && (
        <AlertBox variant="warning" className="items-start!">
          <span id={lockId}>
            {copy.own.title}
            <span className="block font-normal text-ink max-sm:hidden">
              {copy.own.text(platformDate(refund.date).split(' ')[0] ?? '')}
            </span>
          </span>
        </AlertBox>
      )}
      {refund.status === 'UNKNOWN' && <AlertBox variant="warning">{copy.unknown}</AlertBox>}
      <ActNotice act={sync} />
      <div className="flex flex-wrap items-center gap-2">
        {may('CANCEL') && (
          <Button className={`text-danger! ${FOOT}`} {...onIntent(DeedDialog)} onClick={() => open('CANCEL')}>
            {copy.acts.cancel}
          </Button>
        )}
        <Button className={FOOT} {...onIntent(ReceiptDialog)} onClick={() => setReceipt(true)}>
          <FileText aria-hidden className="size-4" />
          {copy.acts.receipt}
        </Button>
        <p role="status" className="mr-auto text-sm text-muted max-sm:order-first max-sm:w-full max-sm:empty:hidden">
          {said}
        </p>
        {may('SYNC') && (
          <Button className={FOOT} disabled={sync.busy} onClick={() => sync.start(null)}>
            <SearchCheck aria-hidden className="size-4" />
            {copy.acts.sync}
          </Button>
        )}
        {may('RETRY') && (
          <Button variant="primary" className={FOOT} {...onIntent(DeedDialog)} onClick={() => open('RETRY')}>
            <RotateCw aria-hidden className="size-4" />
            {effectOf('RETRY', refund)}
          </Button>
        )}
        {decides && (
          <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:w-full">
            <LockedButton
              className={FOOT}
              locked={own ? copy.own.title : undefined}
              told={lockId}
              {...onIntent(DeedDialog)}
              onClick={() => open('DECLINE')}
            >
              {copy.acts.decline}
            </LockedButton>
            <LockedButton
              variant="primary"
              className={FOOT}
              locked={own ? copy.own.title : undefined}
              told={lockId}
              {...onIntent(DeedDialog)}
              onClick={() => open('APPROVE')}
            >
              {effectOf('APPROVE', refund)}
            </LockedButton>
          </div>
        )}
      </div>
      {chosen && (
        <DeedDialog
          key={chosen.deed}
          {...chosen}
          email={email}
          onDone={(now) => {
            refundChanged(client, now);
            setSaid(now.status === chosen.refund.status ? '' : copy.done[chosen.deed]);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
      {receipt && <ReceiptDialog refund={refund} onClose={() => setReceipt(false)} />}
    </footer>
  );
}
