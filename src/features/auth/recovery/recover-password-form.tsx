import { zodResolver } from '@hookform/resolvers/zod';
import { LoaderCircle } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { prefetchCipher } from '~/shared/cipher/encrypt-password';
import { CANCEL } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { fieldState } from '~/shared/ui/form/field-state';
import { submitOnEnter } from '~/shared/ui/form/submit-on-enter';
import { ModalActions } from '~/shared/ui/overlay/modal';
import { recoverPassword } from '../auth-api';
import { copy } from '../copy';
import { type RecoveryValues, recoverySchema } from '../credentials';
import { EmailField } from '../login/email-field';
import { useAutofillSync } from '../use-autofill-sync';
import { useOneAtATime } from '../use-one-at-a-time';

interface RecoverPasswordFormProps {
  onCancel: () => void;
  onResult: (result: 'sent' | 'failed') => void;
}

/** The e-mail to which a temporary password goes. Cancelling stops a request that is under way. */
export function RecoverPasswordForm({ onCancel, onResult }: RecoverPasswordFormProps) {
  const { register, handleSubmit, formState, getValues, setValue } = useForm<RecoveryValues>({
    mode: 'all',
    resolver: zodResolver(recoverySchema),
    defaultValues: { email: '' },
  });
  const { busy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);

  useAutofillSync(form, ['email'], (_name, value) => {
    if (getValues('email') === value) return;
    setValue('email', value, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
  });

  const send = ({ email }: RecoveryValues) =>
    run(async (signal) => {
      try {
        await recoverPassword(email, signal);
        if (!signal.aborted) onResult('sent');
      } catch {
        if (!signal.aborted) onResult('failed');
      }
    });

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
      <EmailField label={copy.email} {...fieldState(formState, 'email')} autoComplete="email" {...register('email')} />
      <ModalActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button type="submit" variant="primary" disabled={!formState.isValid || busy}>
          {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
          {copy.send}
        </Button>
      </ModalActions>
    </form>
  );
}
