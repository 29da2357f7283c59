import { useState } from 'react';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { ActDialog } from '~/shared/write/act-dialog';
import { ConflictDialog } from '~/shared/write/conflict';
import { forgetDraft } from '~/shared/write/draft';
import { useConflict } from '~/shared/write/use-conflict';
import { parseRefund, type Refund } from '../api/refund';
import { RefundWay } from '../refund-badge';
import { copy } from './copy';
import { askDeed, comparedOf, type Deed, deedName, effectOf, meantBy, sendDeed, statusLabel } from './deeds';

interface DeedDialogProps {
  deed: Deed;
  /** As it stood when the dialog was opened: what it does, it does to that. */
  refund: Refund;
  email: string;
  onDone: (refund: Refund) => void;
  onClose: () => void;
}

const FIELDS = [
  { name: 'status', label: copy.conflict.status, show: statusLabel },
  { name: 'comment', label: copy.conflict.comment, show: (value: unknown) => safeText(String(value ?? '')) || MISSING },
];

/** One act on a refund with its comment; what somebody else did meanwhile is shown beside it. */
export function DeedDialog({ deed, refund: opened, email, onDone, onClose }: DeedDialogProps) {
  const conflict = useConflict(opened, parseRefund);
  const { base: refund, theirs } = conflict;
  const [comment, setComment] = useState('');
  const { refundId } = refund;
  const name = deedName(deed, refundId);
  const decides = deed === 'APPROVE' || deed === 'DECLINE';
  return (
    <>
      <ActDialog<Refund>
        open
        onClose={onClose}
        title={copy.titles[deed](refundId)}
        text={copy.texts[deed]}
        effect={effectOf(deed, refund)}
        danger={deed === 'DECLINE' || deed === 'CANCEL'}
        reason={deed === 'DECLINE' ? 'required' : decides ? 'optional' : 'none'}
        reasonField="comment"
        act={{
          name,
          send: (comment) => sendDeed(deed, refund, comment),
          ask: () => askDeed(deed, refund, email),
        }}
        onDone={onDone}
        onConflict={(current, typed) => {
          setComment(typed);
          conflict.see(current);
        }}
      >
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-2.5">
          <strong className="text-card font-semibold">{formatMoney(refund.amount, refund.currency)}</strong>
          <RefundWay refund={refund} />
          <span className="text-muted">
            <Moment value={refund.date} />
          </span>
        </p>
      </ActDialog>
      {theirs && (
        <ConflictDialog
          conflict={conflict}
          by={(theirs.approvedBy ?? theirs.requestedBy).name || copy.conflict.platform}
          at={theirs.updatedAt}
          record={copy.conflict.record(refundId)}
          fields={FIELDS}
          membersOf={comparedOf}
          mine={meantBy(deed, refund, comment)}
          lost={theirs.actions.includes(deed) ? undefined : copy.conflict.lost(statusLabel(theirs.status))}
          // Pressed again, it is done to what is known now.
          onSave={conflict.goOn}
          onDiscard={() => {
            forgetDraft(name);
            onDone(theirs);
          }}
        />
      )}
    </>
  );
}
