import { LoaderCircle } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { currentUser } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { PasswordField } from '~/shared/ui/form/password-field';
import '../login/autofill.css';
import { prefetchCipher } from '~/shared/cipher/encrypt-password';
import { showToast } from '~/shared/toast/toast-store';
import { submitOnEnter } from '~/shared/ui/form/submit-on-enter';
import { useAutofillSync } from '../use-autofill-sync';
import { useOneAtATime } from '../use-one-at-a-time';
import { changePassword, type PasswordFailure, passwordFailure } from './change-password';
import { copy } from './copy';
import { type PasswordValues, passwordErrors, passwordRules } from './password-rules';
import { RuleList } from './rule-list';

const FIELDS = ['current', 'next', 'confirmation'] as const satisfies (keyof PasswordValues)[];
const BLANK: PasswordValues = { current: '', next: '', confirmation: '' };

/** By the field that the platform refused. */
const refusals: Partial<Record<keyof PasswordValues, string>> = { current: copy.wrongCurrent, next: copy.refusedNext };

const resolver: Resolver<PasswordValues> = (values) => {
  const messages = Object.entries(passwordErrors(values));
  if (messages.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(messages.map(([name, message]) => [name, { type: 'rule', message }]));
  return { values: {}, errors: errors as FieldErrors<PasswordValues> };
};

/** Change of password (spec 3.7): the current one, the new one twice, and the rules. */
export function PasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, formState, getValues, setValue, setFocus, reset, watch } = useForm<PasswordValues>({
    mode: 'all',
    resolver,
    defaultValues: BLANK,
  });
  const [failure, setFailure] = useState<{ of: PasswordFailure; values: PasswordValues } | null>(null);
  const { busy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const rulesId = useId();

  useAutofillSync(form, FIELDS, (name, value) => {
    const field = name as keyof PasswordValues;
    if (getValues(field) === value) return;
    setValue(field, value, { shouldValidate: true, shouldDirty: true, shouldTouch: true });
  });

  // Derived rather than taken from the form: a new password also changes what is wrong with its confirmation.
  const values = watch();
  const wrong = passwordErrors(values);
  // What the platform refused is wrong until it is typed anew.
  const refused = (name: keyof PasswordValues) =>
    failure?.of === name && failure.values[name] === values[name] ? refusals[name] : undefined;
  const look = (name: keyof PasswordValues) => {
    const touched = formState.isSubmitted || formState.touchedFields[name] || formState.dirtyFields[name];
    const error = (touched ? wrong[name] : undefined) ?? refused(name);
    return { error, valid: Boolean(touched) && !error };
  };

  const send = (sent: PasswordValues) =>
    run(async (signal) => {
      const user = currentUser();
      if (!user) return;
      setFailure(null);
      try {
        await changePassword(user, sent);
        showToast('password', 'success', copy.changed);
        reset(BLANK);
      } catch (error) {
        if (signal.aborted) return;
        const of = passwordFailure(error);
        setFailure({ of, values: sent });
        if (of !== 'other') setFocus(of, { shouldSelect: true });
      }
    });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(send)}
      onKeyDown={submitOnEnter}
      onFocus={prefetchCipher}
      className="flex max-w-140 flex-col gap-4"
    >
      {failure?.of === 'other' && <AlertBox variant="danger">{copy.changeFailed}</AlertBox>}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={copy.current}
        {...look('current')}
        autoComplete="current-password"
        {...register('current')}
      />
      <PasswordField label={copy.next} {...look('next')} autoComplete="new-password" {...register('next')} />
      <PasswordField
        label={copy.confirmation}
        {...look('confirmation')}
        autoComplete="new-password"
        {...register('confirmation')}
      />
      <RuleList id={rulesId} rules={passwordRules(values)} />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        aria-describedby={rulesId}
        disabled={Object.keys(wrong).length > 0 || busy}
      >
        {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {copy.change}
      </Button>
    </form>
  );
}
