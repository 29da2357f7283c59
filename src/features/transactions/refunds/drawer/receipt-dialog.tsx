import { Printer } from 'lucide-react';
import { useSession } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import type { Refund } from '../api/refund';
import { RefundBadge } from '../refund-badge';
import { copy } from './copy';
import { Facts, refundFacts } from './facts';

/** What can be handed over, on paper: an open dialog prints instead of the screen (spec 14.2). */
export function ReceiptDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const email = useSession(({ user }) => user?.email ?? '');
  return (
    <Modal title={copy.receipt.title} open onClose={onClose}>
      <p className="mt-1 flex flex-wrap items-center gap-3">
        <bdi className="font-mono">{refund.refundId}</bdi>
        <RefundBadge status={refund.status} />
      </p>
      {refund.status !== 'COMPLETED' && (
        <AlertBox variant="info" className="mt-3">
          {copy.receipt.pending}
        </AlertBox>
      )}
      <div className="mt-3">
        <Facts facts={refundFacts(refund, email)} narrow />
      </div>
      <div className="print:hidden">
        <ModalActions>
          <Button onClick={onClose}>{copy.receipt.close}</Button>
          <Button variant="primary" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {copy.receipt.print}
          </Button>
        </ModalActions>
      </div>
    </Modal>
  );
}
