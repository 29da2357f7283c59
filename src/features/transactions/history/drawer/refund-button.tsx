import { useSearch } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { APPROVED } from '~/features/transactions/query/filters';
import type { Operation } from '~/features/transactions/query/operation';
import { useLacksRefunds } from '~/features/transactions/refunds/request/lacks-refunds';
import { RefundDialog } from '~/features/transactions/refunds/request/refund-dialog-part';
import { requestName } from '~/features/transactions/refunds/request/request-name';
import { canVisit } from '~/session/access';
import { useSession } from '~/session/session-store';
import type { SearchParams } from '~/shared/address/search-params';
import { useSearchNavigation } from '~/shared/address/use-search-navigation';
import { without } from '~/shared/list/list-address';
import { Button } from '~/shared/ui/button';
import { onIntent } from '~/shared/ui/lazy-part';
import { sentAct } from '~/shared/write/sent-act';
import { copy } from './copy';

/**
 * Asks for a refund of the operation, for who may, where something was paid and the platform can. The dialog stands in the
 * address, and what was sent before a reload is asked about at once. Its key is the operation.
 */
export function RefundButton({ operation: { operationId, status } }: { operation: Operation }) {
  const allowed = useSession(({ user }) => canVisit(user?.role ?? '', '/devoluciones'));
  const [left, setLeft] = useState(() => sentAct(requestName(operationId)) !== undefined);
  const { devolver } = useSearch({ strict: false }) as SearchParams;
  const { amend } = useSearchNavigation();
  const open = left || devolver === '1';
  const lacks = useLacksRefunds(operationId);
  const [asked, setAsked] = useState('');
  if (!allowed || !APPROVED.some((approved) => approved === status) || (lacks && !open)) return null;
  const close = () => {
    setLeft(false);
    amend((search) => without(search, 'devolver'));
  };
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        {...onIntent(RefundDialog)}
        onClick={() => amend((search) => ({ ...search, devolver: '1' }))}
      >
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
            onClose={close}
            onDone={(refund) => {
              setAsked(copy.refundAsked(refund.refundId));
              close();
            }}
          />,
          document.body,
        )}
    </>
  );
}
