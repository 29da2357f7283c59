import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ACCEPT } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { Modal, ModalActions, ModalIcon } from '~/shared/ui/overlay/modal';
import { PrintHeader } from '~/shared/ui/print-header';
import { copy } from '../copy';
import { RecoverPasswordForm } from './recover-password-form';

interface RecoverPasswordModalProps {
  open: boolean;
  onClose: () => void;
}

type Result = 'sent' | 'failed';

const results = {
  sent: { title: copy.recovered, icon: CircleCheck, tone: 'success' },
  failed: { title: copy.recoveryFailed, icon: TriangleAlert, tone: 'warning' },
} as const;

/** Recovery (spec 3.5): asks for the e-mail, then tells in a modal of its own how it went. */
export function RecoverPasswordModal({ open, onClose }: RecoverPasswordModalProps) {
  const [result, setResult] = useState<Result | null>(null);
  // Kept while the result fades out, when `result` is already gone.
  const [shown, setShown] = useState<Result>('sent');

  function finish(next: Result): void {
    setShown(next);
    setResult(next);
  }

  function close(): void {
    setResult(null);
    onClose();
  }

  return (
    <>
      <Modal title={copy.recover} open={open && result === null} onClose={close}>
        <RecoverPasswordForm onCancel={close} onResult={finish} />
      </Modal>
      <Modal
        title={results[shown].title}
        open={open && result !== null}
        onClose={close}
        role="alertdialog"
        icon={<ModalIcon icon={results[shown].icon} tone={results[shown].tone} />}
      >
        <ModalActions>
          <Button variant="primary" onClick={close}>
            {ACCEPT}
          </Button>
        </ModalActions>
      </Modal>
      {/* The login has no layout that would put it on paper. */}
      {open && <PrintHeader />}
    </>
  );
}
