import { Link } from '@tanstack/react-router';
import { Check, Copy, Link2, type LucideIcon, Route } from 'lucide-react';
import { useEffect, useState } from 'react';
import { StatusBadge } from '~/features/transactions/codes/badges';
import type { Operation } from '~/features/transactions/query/operation';
import { addressOf, operationLink, timelineLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { copyText } from '~/shared/files/clipboard';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { confirmId } from '~/shared/masking/sensitive-text';
import { Moment } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { useLossyNote } from '~/shared/ui/feedback/lossy-answer';
import { copy as listCopy } from '../copy';
import { Method } from '../list/operation-cell';
import { copy } from './copy';
import { RefundButton } from './refund-button';

/** How long the outcome stays (spec 7.11), ms. */
const CONFIRMATION = 2000;

interface DrawerHeaderProps {
  titleId: string;
  operationId: string;
  /** Undefined until it is known from the list or from its own call. */
  operation: Operation | undefined;
}

const LINK =
  'inline-flex min-h-7 items-center gap-2 rounded-lg border border-line-strong px-3 text-sm font-medium hover:bg-sunken';

/** Which operation it is, and what can be carried elsewhere. */
export function DrawerHeader({ titleId, operationId, operation }: DrawerHeaderProps) {
  return (
    <header className="border-b border-line px-5 pb-3">
      <h2 id={titleId} className="text-lg font-semibold">
        <bdi>{copy.title(visibleText(operationId))}</bdi>
      </h2>
      {/* Both lines have their place before the operation is known: nothing moves when it comes. */}
      <p className="mt-1.5 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1.5">
        {operation && (
          <>
            <strong className="text-title font-semibold">{formatMoney(operation.amount, operation.currency)}</strong>
            <StatusBadge status={operation.status} />
            <Method operation={operation} />
          </>
        )}
      </p>
      <p className="min-h-5 text-muted">{operation && <Moment value={operation.date} />}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <CopyAs label={copy.copyId} icon={Copy} text={() => operationId} />
        <CopyAs label={copy.copyLink} icon={Link2} text={() => addressOf(operationLink(operationId))} />
        {operation?.orderId ? (
          <TracesLink order={operation.orderId} />
        ) : (
          <span aria-hidden className={`${LINK} invisible`}>
            <Route className="size-4" />
            {copy.showTraces}
          </span>
        )}
        {operation && <RefundButton key={operationId} operation={operation} />}
      </div>
    </header>
  );
}

/** The order's traces in the logs, as one timeline. */
function TracesLink({ order }: { order: string }) {
  const role = useSession(({ user }) => user?.role ?? '');
  return (
    <Link
      {...timelineLink(order, role)}
      // The platform says that it is an order's id.
      onClick={() => confirmId(order)}
      className={LINK}
    >
      <Route aria-hidden className="size-4" />
      {copy.showTraces}
    </Link>
  );
}

/** A button that copies a text and says so in its own place: a notice would lie behind the drawer. */
export function CopyAs({ label, icon, text }: { label: string; icon: LucideIcon; text: () => string }) {
  const [outcome, setOutcome] = useState<{ copied: boolean; said: string }>();
  const noteOf = useLossyNote();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copyIt = async () => {
    const copying = text();
    const copied = await copyText(copying);
    setOutcome({
      copied,
      said: copied ? [copy.copied, noteOf(copying)].filter(Boolean).join('. ') : listCopy.notCopied,
    });
  };
  const Icon = outcome?.copied ? Check : icon;
  return (
    <Button size="sm" className="px-3!" onClick={copyIt}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{outcome?.said ?? label}</span>
    </Button>
  );
}
