import { zodResolver } from '@hookform/resolvers/zod';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sessionStarted } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { fieldState } from '~/shared/ui/form/field-state';
import { PasswordField } from '~/shared/ui/form/password-field';
import { signIn } from '../auth-api';
import './autofill.css';
import { prefetchCipher } from '~/shared/cipher/encrypt-password';
import { submitOnEnter } from '~/shared/ui/form/submit-on-enter';
import { type LoginFailure, loginFailure } from '../auth-api';
import { copy } from '../copy';
import { type LoginValues, loginSchema } from '../credentials';
import { activityForgotten } from '../lock/activity';
import { useAutofillSync } from '../use-autofill-sync';
import { useOneAtATime } from '../use-one-at-a-time';
import { EmailField } from './email-field';

const failureTexts: Record<LoginFailure, string> = {
  credentials: copy.wrongCredentials,
  other: copy.loginFailed,
};

/** User and password. What happens after a sign-in is not decided here: the guards follow the session. */
export function LoginForm({ onForgotten }: { onForgotten: () => void }) {
  const { register, handleSubmit, formState, getValues, setValue, setFocus } = useForm<LoginValues>({
    mode: 'all',
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const { busy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const enter = useRef<HTMLButtonElement>(null);

  useAutofillSync(form, ['email', 'password'] satisfies (keyof LoginValues)[], (name, value) => {
    const field = name as keyof LoginValues;
    if (getValues(field) === value) return;
    setValue(field, value, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
  });

  useEffect(() => {
    if (failure === 'credentials') setFocus('password', { shouldSelect: true });
    // A button that was disabled meanwhile has lost the focus.
    else if (failure === 'other' && document.activeElement === document.body) enter.current?.focus();
  }, [failure, setFocus]);

  /** What was refused is not shown as right. */
  const look = (name: keyof LoginValues) => {
    const { error, valid } = fieldState(formState, name);
    return { error, valid: valid && failure !== 'credentials' };
  };

  const send = (values: LoginValues) =>
    run(async (signal) => {
      setFailure(null);
      try {
        const user = await signIn(values, signal);
        activityForgotten();
        sessionStarted(user);
      } catch (error) {
        if (!signal.aborted) setFailure(loginFailure(error));
      }
    });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(send)}
      onKeyDown={submitOnEnter}
      onFocus={prefetchCipher}
      onPointerDown={prefetchCipher}
      className="flex flex-col gap-4"
    >
      {failure && <AlertBox variant="danger">{failureTexts[failure]}</AlertBox>}
      <EmailField label={copy.user} {...look('email')} autoComplete="username" {...register('email')} />
      <PasswordField
        label={copy.password}
        {...look('password')}
        autoComplete="current-password"
        {...register('password')}
      />
      <Button variant="link" size="sm" className="-mt-2 -mr-2 self-end" onClick={onForgotten}>
        {copy.forgotten}
      </Button>
      <Button ref={enter} type="submit" variant="primary" className="min-h-10.5" disabled={!formState.isValid || busy}>
        {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {copy.enter}
      </Button>
    </form>
  );
}
