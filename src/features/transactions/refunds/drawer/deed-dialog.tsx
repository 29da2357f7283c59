import { useState } from 'react';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { ActDialog } from '~/shared/write/act-dialog';
import { compareVersions } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict-dialog';
import { forgetDraft } from '~/shared/write/draft';
import { parseRefund, type Refund } from '../api/refund';
import { RefundWay } from '../refund-badge';
import { copy } from './copy';
import { askDeed, type Deed, deedName, effectOf, sendDeed, statusLabel, versionsOf } from './deeds';

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
  const [refund, setRefund] = useState(opened);
  const [conflict, setConflict] = useState<{ now: Refund; comment: string }>();
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
        onConflict={(current, comment) => {
          const now = parseRefund(current);
          if (now) setConflict({ now, comment });
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
      {conflict && (
        <ConflictDialog
          open
          who={safeText((conflict.now.approvedBy ?? conflict.now.requestedBy).name) || copy.conflict.platform}
          date={platformDate(conflict.now.updatedAt)}
          record={copy.conflict.record(refundId)}
          versions={{ opened: refund.version ?? 0, saved: conflict.now.version ?? 0 }}
          comparison={comparisonOf(deed, refund, conflict)}
          lost={conflict.now.actions.includes(deed) ? undefined : copy.conflict.lost(statusLabel(conflict.now.status))}
          onSave={() => {
            // Pressed again, it is done to what is known now.
            setRefund(conflict.now);
            setConflict(undefined);
          }}
          onDiscard={() => {
            forgetDraft(name);
            onDone(conflict.now);
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  );
}

function comparisonOf(deed: Deed, refund: Refund, { now, comment }: { now: Refund; comment: string }) {
  const { was, theirs, mine } = versionsOf(deed, refund, now, comment);
  return compareVersions(FIELDS, was, theirs, mine);
}
