import { LoaderCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { REQUIRED } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { fieldState } from '~/shared/ui/form/field-state';
import { PasswordField } from '~/shared/ui/form/password-field';
import { ModalActions } from '~/shared/ui/overlay/modal';
import '../login/autofill.css';
import { prefetchCipher } from '~/shared/cipher/encrypt-password';
import { submitOnEnter } from '~/shared/ui/form/submit-on-enter';
import { copy as authCopy } from '../copy';
import { fitsTheKey } from '../credentials';
import { useAutofillSync } from '../use-autofill-sync';
import { useOneAtATime } from '../use-one-at-a-time';
import { copy } from './copy';
import { type UnlockResult, unlockSession } from './unlock-session';

interface LockFormProps {
  email: string;
  onUnlocked: () => void;
  onSignOut: () => Promise<'done' | 'failed'>;
  /** Forgets the session on this machine without asking the server. */
  onSignOutHere: () => void;
}

type Failure = Exclude<UnlockResult, 'done'> | 'sign out';

const alerts: Partial<Record<Failure, string>> = {
  'other user': copy.otherUser,
  failed: copy.failed,
  'sign out': copy.signOutFailed,
};

/** The password of who is signed in, or the way out. */
export function LockForm({ email, onUnlocked, onSignOut, onSignOutHere }: LockFormProps) {
  const { register, handleSubmit, formState, getValues, setValue, setFocus, watch } = useForm({
    mode: 'all',
    defaultValues: { password: '' },
  });
  const [failure, setFailure] = useState<{ of: Failure; password: string } | null>(null);
  const { busy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);

  useAutofillSync(form, ['password'], (_name, value) => {
    if (getValues('password') !== value) setValue('password', value, { shouldValidate: true, shouldTouch: true });
  });

  const wrong = failure?.of === 'password' && failure.password === watch('password') ? copy.wrongPassword : undefined;
  const { error, valid } = fieldState(formState, 'password');
  const alert = failure && alerts[failure.of];

  const unlock = ({ password }: { password: string }) =>
    run(async (signal) => {
      setFailure(null);
      const result = await unlockSession(email, password, signal);
      if (result === 'done') onUnlocked();
      else if (!signal.aborted) {
        setFailure({ of: result, password });
        setFocus('password', { shouldSelect: true });
      }
    });

  const leave = () =>
    run(async (signal) => {
      setFailure(null);
      if ((await onSignOut()) === 'failed' && !signal.aborted) setFailure({ of: 'sign out', password: '' });
    });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(unlock)}
      onKeyDown={submitOnEnter}
      onFocus={prefetchCipher}
      className="mt-4 flex flex-col gap-4"
    >
      {alert && <AlertBox variant="danger">{alert}</AlertBox>}
      <div>
        <p className="mb-1 text-sm font-semibold">{copy.signedInAs}</p>
        <p className="rounded-lg bg-sunken px-3 py-2">{email}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      </div>
      <PasswordField
        label={copy.password}
        error={error ?? wrong}
        valid={valid && !wrong}
        autoComplete="current-password"
        {...register('password', {
          required: REQUIRED,
          validate: (value) => fitsTheKey(value) || authCopy.passwordTooLong,
        })}
      />
      <ModalActions>
        {failure?.of === 'sign out' && <Button onClick={onSignOutHere}>{copy.leaveHere}</Button>}
        <Button onClick={leave} disabled={busy}>
          {copy.signOut}
        </Button>
        <Button type="submit" variant="primary" disabled={!formState.isValid || busy}>
          {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
          {copy.unlock}
        </Button>
      </ModalActions>
    </form>
  );
}
