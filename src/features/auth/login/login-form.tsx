import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { sessionStarted } from '~/session/session-store';
import { fieldErrors } from '~/shared/api/field-errors';
import { prefetchCipher } from '~/shared/cipher/encrypt-password';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { fieldState } from '~/shared/ui/form/field-state';
import { PasswordField } from '~/shared/ui/form/password-field';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { copy } from '../copy';
import { checkLogin, type LoginValues } from '../credentials';
import { EmailField } from '../email-field';
import { activityForgotten } from '../lock/activity';
import { type LoginFailure, loginFailure } from '../login-failure';
import { useAuthForm } from '../use-auth-form';

const failureTexts: Record<LoginFailure, string> = {
  credentials: copy.wrongCredentials,
  other: copy.loginFailed,
};

/** User and password. What happens after a sign-in is not decided here: the guards follow the session. */
export function LoginForm({ onForgotten }: { onForgotten: () => void }) {
  // No values to begin with: what the fields of the page held before this took them over stays.
  const fields = useForm<LoginValues>({
    mode: 'all',
    resolver: checkLogin,
  });
  const { register, formState, setFocus } = fields;
  const { busy, error, refusal, send } = useFormCall(fields, {
    call: async (values, signal) => {
      // Apart, with the client of all calls: nobody sends before having typed.
      const { signIn } = await import('../auth-api');
      const user = await signIn(values, signal);
      activityForgotten();
      sessionStarted(user);
    },
    refusals: (error) => (loginFailure(error) === 'credentials' ? {} : fieldErrors(error)),
  });
  const failure = error && loginFailure(error);
  const enter = useRef<HTMLButtonElement>(null);
  const form = useAuthForm(fields, send);

  useEffect(() => {
    if (failure === 'credentials') setFocus('password', { shouldSelect: true });
    // A button that was disabled meanwhile has lost the focus.
    else if (failure && document.activeElement === document.body) enter.current?.focus();
  }, [failure, setFocus]);

  /** What was refused is not shown as right. */
  const look = (name: keyof LoginValues) => {
    const { error, valid } = fieldState(formState, name, refusal(name));
    return { error, valid: valid && failure !== 'credentials' };
  };

  return (
    <form {...form} onPointerDown={prefetchCipher} className="flex flex-col gap-4">
      {failure && <AlertBox variant="danger">{failureTexts[failure]}</AlertBox>}
      <EmailField label={copy.user} {...look('email')} autoComplete="username" {...register('email')} />
      <PasswordField
        label={copy.password}
        {...look('password')}
        autoComplete="current-password"
        {...register('password')}
      />
      {/* As wide whatever the typeface, so that it does not move when that arrives. */}
      <Button variant="link" size="sm" className="-mt-2 -mr-2 w-35 self-end" onClick={onForgotten}>
        {copy.forgotten}
      </Button>
      <SubmitButton ref={enter} className="min-h-10.5" busy={busy} disabled={!formState.isValid}>
        {copy.enter}
      </SubmitButton>
    </form>
  );
}
