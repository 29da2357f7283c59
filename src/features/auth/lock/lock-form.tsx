import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readSession, sessionStarted } from '~/session/session-store';
import { isSamePerson } from '~/session/user';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { fieldState } from '~/shared/ui/form/field-state';
import { PasswordField } from '~/shared/ui/form/password-field';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ModalActions } from '~/shared/ui/overlay/modal';
import { signIn } from '../auth-api';
import { checkUnlock, type UnlockValues } from '../credentials';
import { loginFailure } from '../login-failure';
import { useAuthForm } from '../use-auth-form';
import { copy } from './copy';

interface LockFormProps {
  email: string;
  onUnlocked: () => void;
  onSignOut: () => Promise<'done' | 'failed'>;
  /** Forgets the session on this machine without asking the server. */
  onSignOutHere: () => void;
}

class OtherUserError extends Error {}

/** The password of who is signed in, or the way out. */
export function LockForm({ email, onUnlocked, onSignOut, onSignOutHere }: LockFormProps) {
  const fields = useForm<UnlockValues>({
    mode: 'all',
    resolver: checkUnlock,
    defaultValues: { password: '' },
  });
  const { register, formState, setFocus } = fields;
  const unlock = useFormCall(fields, {
    call: ({ password }, signal) => unlockSession(email, password, signal),
    refusals: (error) => (loginFailure(error) === 'credentials' ? { password: copy.wrongPassword } : {}),
    onDone: onUnlocked,
    onFailed: () => setFocus('password', { shouldSelect: true }),
  });
  const [leaving, setLeaving] = useState<'under way' | 'done' | 'failed'>();
  const form = useAuthForm(fields, (values) => {
    setLeaving(undefined);
    unlock.send(values);
  });

  const leave = async () => {
    setLeaving('under way');
    setLeaving(await onSignOut().catch(() => 'failed' as const));
  };
  const busy = unlock.busy || leaving === 'under way';
  const leaveFailed = leaving === 'failed';
  const alert = leaveFailed
    ? copy.signOutFailed
    : unlock.error && (unlock.error instanceof OtherUserError ? copy.otherUser : copy.failed);

  return (
    <form {...form} className="mt-4 flex flex-col gap-4">
      {alert && !busy && <AlertBox variant="danger">{alert}</AlertBox>}
      <div>
        <p className="mb-1 text-sm font-semibold">{copy.signedInAs}</p>
        <p className="rounded-lg bg-sunken px-3 py-2">{email}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      </div>
      <PasswordField
        label={copy.password}
        {...fieldState(formState, 'password', unlock.refusal('password'))}
        autoComplete="current-password"
        {...register('password')}
      />
      <ModalActions>
        {leaveFailed && <Button onClick={onSignOutHere}>{copy.leaveHere}</Button>}
        <Button onClick={leave} disabled={busy}>
          {copy.signOut}
        </Button>
        <SubmitButton busy={busy} disabled={!formState.isValid}>
          {copy.unlock}
        </SubmitButton>
      </ModalActions>
    </form>
  );
}

/**
 * Signs the same person in again (POST auth) and puts the new session in the place of the old one; whoever signed out
 * meanwhile stays signed out.
 * @throws OtherUserError when the answer is of somebody else; what signIn throws
 */
async function unlockSession(email: string, password: string, signal: AbortSignal): Promise<void> {
  const user = await signIn({ email, password }, signal);
  if (!isSamePerson(user.email, email)) throw new OtherUserError();
  const kept = readSession();
  if (kept && isSamePerson(kept.email, email)) sessionStarted(user);
}
