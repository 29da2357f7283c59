import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCEPT, CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { fieldState } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions, ModalIcon } from '~/shared/ui/overlay/modal';
import { PrintHeader } from '~/shared/ui/print-header';
import { copy } from '../copy';
import { checkRecovery, type RecoveryValues } from '../credentials';
import { EmailField } from '../email-field';
import { useAuthForm } from '../use-auth-form';
import { recoverPassword } from './recover-password';

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

interface RecoverPasswordFormProps {
  onCancel: () => void;
  onResult: (result: 'sent' | 'failed') => void;
}

/** The e-mail to which a temporary password goes. Cancelling stops a request that is under way. */
function RecoverPasswordForm({ onCancel, onResult }: RecoverPasswordFormProps) {
  const fields = useForm<RecoveryValues>({
    mode: 'all',
    resolver: checkRecovery,
    defaultValues: { email: '' },
  });
  const { register, formState } = fields;
  const { busy, send, refusal } = useFormCall(fields, {
    call: ({ email }, signal) => recoverPassword(email, signal),
    onDone: () => onResult('sent'),
    onFailed: () => onResult('failed'),
  });
  const form = useAuthForm(fields, send);

  return (
    <form {...form} className="mt-2">
      <p className="mb-4 text-muted">{copy.recoverHint}</p>
      <EmailField
        label={copy.email}
        {...fieldState(formState, 'email', refusal('email'))}
        autoComplete="email"
        {...register('email')}
      />
      <ModalActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <SubmitButton busy={busy} disabled={!formState.isValid}>
          {copy.send}
        </SubmitButton>
      </ModalActions>
    </form>
  );
}
