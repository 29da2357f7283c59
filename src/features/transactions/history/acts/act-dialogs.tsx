import { visibleText } from '~/shared/format/visible-text';
import { ActDialog } from '~/shared/write/act-dialog';
import type { OperationDetail } from '../api/operation-detail';
import { addNote, sendReceipt } from './act-api';
import { copy } from './copy';

interface DialogProps {
  open: boolean;
  operation: OperationDetail;
  onClose: () => void;
  onDone: (operation: OperationDetail) => void;
}

/** Letters of a note, in so many lines before it scrolls. */
const NOTE = { missing: copy.noteMissing, longest: 1000, rows: 5 };

/** A note for colleagues. */
export function NoteDialog({ operation: { operationId }, ...how }: DialogProps) {
  return (
    <ActDialog
      title={copy.note}
      text={copy.noteText}
      effect={copy.note}
      reason="required"
      reasonLabel={copy.noteLabel}
      reasonField="text"
      reasonRule={NOTE}
      act={{ name: `operation.note ${operationId}`, send: (text, key) => addNote(operationId, text, key) }}
      {...how}
    />
  );
}

/** The receipt once more, to the customer's address. */
export function ReceiptDialog({ operation: { operationId, customerEmail }, ...how }: DialogProps) {
  return (
    <ActDialog
      title={copy.receipt}
      text={copy.receiptText(visibleText(customerEmail ?? ''))}
      effect={copy.receipt}
      reason="none"
      act={{ name: `operation.receipt ${operationId}`, send: (_, key) => sendReceipt(operationId, key) }}
      {...how}
    />
  );
}
