import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { APPROVED } from '~/features/transactions/query/filters';
import type { Operation } from '~/features/transactions/query/operation';
import { RefundDialog } from '~/features/transactions/refunds/request/refund-dialog-part';
import { requestName } from '~/features/transactions/refunds/request/request-name';
import { canVisit } from '~/session/access';
import { useSession } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { onIntent } from '~/shared/ui/lazy-part';
import { sentAct } from '~/shared/write/sent-act';
import { copy } from './copy';

/**
 * Asks for a refund of the operation, for who may and where something was paid. What was sent before a reload is asked
 * about at once. Its key is the operation.
 */
export function RefundButton({ operation: { operationId, status } }: { operation: Operation }) {
  const allowed = useSession(({ user }) => canVisit(user?.role ?? '', '/devoluciones'));
  const [open, setOpen] = useState(() => sentAct(requestName(operationId)) !== undefined);
  const [asked, setAsked] = useState('');
  if (!allowed || !APPROVED.some((approved) => approved === status)) return null;
  return (
    <>
      <Button size="sm" variant="primary" {...onIntent(RefundDialog)} onClick={() => setOpen(true)}>
        <Undo2 aria-hidden className="size-4" />
        {copy.refund}
      </Button>
      <span role="status" className="text-sm text-success">
        {asked}
      </span>
      {open &&
        // Beside the drawer and not in it, whose keys would be heard in the dialog.
        createPortal(
          <RefundDialog
            operationId={operationId}
            onClose={() => setOpen(false)}
            onDone={(refund) => {
              setAsked(copy.refundAsked(refund.refundId));
              setOpen(false);
            }}
          />,
          document.body,
        )}
    </>
  );
}
