import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { prefetchCipher } from '~/shared/cipher/encrypt-password';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { fieldState } from '~/shared/ui/form/field-state';
import { SubmitButton, submitOnEnter } from '~/shared/ui/form/submit-button';
import { ModalActions } from '~/shared/ui/overlay/modal';
import { copy } from '../copy';
import { type RecoveryValues, recoverySchema } from '../credentials';
import { EmailField } from '../email-field';
import { useAutofillSync } from '../use-autofill-sync';
import { recoverPassword } from './recover-password';

interface RecoverPasswordFormProps {
  onCancel: () => void;
  onResult: (result: 'sent' | 'failed') => void;
}

/** The e-mail to which a temporary password goes. Cancelling stops a request that is under way. */
export function RecoverPasswordForm({ onCancel, onResult }: RecoverPasswordFormProps) {
  const fields = useForm<RecoveryValues>({
    mode: 'all',
    resolver: zodResolver(recoverySchema),
    defaultValues: { email: '' },
  });
  const { register, handleSubmit, formState } = fields;
  const { busy, send, refusal } = useFormCall(fields, {
    call: ({ email }, signal) => recoverPassword(email, signal),
    onDone: () => onResult('sent'),
    onFailed: () => onResult('failed'),
  });
  const form = useRef<HTMLFormElement>(null);
  useAutofillSync(form, fields);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(send)}
      onKeyDown={submitOnEnter}
      onFocus={prefetchCipher}
      className="mt-2"
    >
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
