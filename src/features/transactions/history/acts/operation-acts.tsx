import { useQueryClient } from '@tanstack/react-query';
import { Gavel, type LucideIcon, Mail, RefreshCw, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { codeLabel } from '~/features/transactions/codes/code-label';
import { visibleText } from '~/shared/format/visible-text';
import { Button, FOOT } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { useLazyDialog } from '~/shared/ui/overlay/dialog-hooks';
import { ActNotice } from '~/shared/write/act-notice';
import { LockedButton } from '~/shared/write/locked-button';
import { useAct } from '~/shared/write/use-act';
import { detailQuery, type OperationDetail } from '../api/operation-detail';
import type { DetailTab } from '../search/history-search';
import { askProvider, type Synced } from './act-api';
import { copy } from './copy';

const NoteDialog = lazyDialog(() => import('./act-dialogs').then((module) => module.NoteDialog));
const ReceiptDialog = lazyDialog(() => import('./act-dialogs').then((module) => module.ReceiptDialog));
const ReviewDialog = lazyDialog(() => import('./review-dialog').then((module) => module.ReviewDialog));

interface OperationActsProps {
  operation: OperationDetail;
  /** The id by which it was asked for. */
  askedId: string;
  /** Something was done, and this part shows it. */
  onDone: (tab: DetailTab) => void;
}

/** What this person may do with the operation, and what became of it; what others do meanwhile is told here. */
export function OperationActs({ operation, askedId, onDone }: OperationActsProps) {
  const { operationId, actions, status, events, customerEmail } = operation;
  const client = useQueryClient();
  const [known, setKnown] = useState(events.length);
  const [said, setSaid] = useState('');
  const dialogs = { note: useLazyDialog(), receipt: useLazyDialog(), review: useLazyDialog() };
  const fresh = events.length - known;

  const keep = (next: OperationDetail) => {
    client.setQueryData(detailQuery(askedId).queryKey, next);
    setKnown(next.events.length);
    void client.invalidateQueries({ queryKey: ['audit', 'operation', operationId] });
    if (next.status !== status) void client.invalidateQueries({ queryKey: ['operations'] });
  };
  const done = (next: OperationDetail, text: string, tab: DetailTab) => {
    keep(next);
    setSaid(text);
    onDone(tab);
  };
  const sync = useAct<null, Synced>({
    name: `operation.sync ${operationId}`,
    send: (_, key) => askProvider(operationId, key),
    onDone: ({ operation: next, changed }) => {
      const label = codeLabel('status', next.status ?? '');
      done(next, changed ? copy.changed(label) : copy.same(label), 'linea');
    },
  });
  const shut = (dialog: { close: () => void }, then: () => void) => {
    dialog.close();
    then();
  };
  const email = visibleText(customerEmail ?? '');
  const may = (action: string) => actions.includes(action);
  const isUsed = Object.values(dialogs).some(({ count }) => count > 0);
  if (actions.length === 0 && fresh === 0 && said === '' && !isUsed) return null;
  return (
    <section aria-label={copy.acts} className="flex shrink-0 flex-col gap-2 border-t border-line px-5 py-3 max-sm:px-3">
      <ActNotice act={sync} />
      <div role="status" className="flex items-center gap-3 text-sm empty:hidden">
        {fresh > 0 ? (
          <>
            <span>{copy.news(fresh)}</span>
            <Button
              size="sm"
              onClick={() => {
                setKnown(events.length);
                onDone('linea');
              }}
            >
              {copy.show}
            </Button>
          </>
        ) : (
          said !== '' && <span>{said}</span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {may('NOTE') && (
          <Button className={FOOT} {...onIntent(NoteDialog)} onClick={dialogs.note.show}>
            <Label icon={StickyNote} text={copy.note} />
          </Button>
        )}
        {may('SYNC') && (
          <Button className={FOOT} disabled={!sync.ready} onClick={() => sync.start(null)}>
            <Label icon={RefreshCw} text={sync.busy ? copy.syncing : copy.sync} />
          </Button>
        )}
        {may('RECEIPT') && (
          <LockedButton
            locked={email === '' ? copy.noEmail : undefined}
            className={FOOT}
            {...onIntent(ReceiptDialog)}
            onClick={dialogs.receipt.show}
          >
            <Label icon={Mail} text={copy.receipt} />
          </LockedButton>
        )}
        {may('REVIEW') && (
          <Button
            variant="primary"
            className={`${FOOT} sm:ml-auto`}
            {...onIntent(ReviewDialog)}
            onClick={dialogs.review.show}
          >
            <Label icon={Gavel} text={copy.review} />
          </Button>
        )}
      </div>
      {createPortal(
        <>
          {dialogs.note.count > 0 && (
            <NoteDialog
              key={`note ${dialogs.note.count}`}
              open={dialogs.note.open}
              operation={operation}
              onClose={dialogs.note.close}
              onDone={(next) => shut(dialogs.note, () => done(next, copy.noteAdded, 'notas'))}
            />
          )}
          {dialogs.receipt.count > 0 && (
            <ReceiptDialog
              key={`receipt ${dialogs.receipt.count}`}
              open={dialogs.receipt.open}
              operation={operation}
              onClose={dialogs.receipt.close}
              onDone={(next) => shut(dialogs.receipt, () => done(next, copy.receiptSent(email), 'linea'))}
            />
          )}
          {dialogs.review.count > 0 && (
            <ReviewDialog
              key={`review ${dialogs.review.count}`}
              open={dialogs.review.open}
              operation={operation}
              onClose={dialogs.review.close}
              onDone={(next, decision) => shut(dialogs.review, () => done(next, copy.decided(decision), 'linea'))}
              onChanged={keep}
            />
          )}
        </>,
        document.body,
      )}
    </section>
  );
}

function Label({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4" />
      <span>{text}</span>
    </>
  );
}
