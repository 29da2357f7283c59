import { zodResolver } from '@hookform/resolvers/zod';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { currentUser } from '~/session/session-store';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { showToast } from '~/shared/toast/toast-store';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { PasswordField } from '~/shared/ui/form/password-field';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { useAuthForm } from '../use-auth-form';
import { changePassword, passwordRefusals } from './change-password';
import { copy } from './copy';
import {
  type PasswordRule,
  type PasswordValues,
  passwordErrors,
  passwordRules,
  passwordSchema,
} from './password-rules';

const BLANK: PasswordValues = { current: '', next: '', confirmation: '' };

/** Change of password (spec 3.7): the current one, the new one twice, and the rules. */
export function PasswordForm({ email }: { email: string }) {
  const fields = useForm<PasswordValues>({ mode: 'all', resolver: zodResolver(passwordSchema), defaultValues: BLANK });
  const { register, formState, reset, watch } = fields;
  const { busy, error, refusal, send } = useFormCall(fields, {
    call: async (values) => {
      const user = currentUser();
      if (!user) return;
      await changePassword(user, values);
      // Here, since the guards may lead to another screen now.
      showToast('password', 'success', copy.changed);
    },
    refusals: passwordRefusals,
    // Without values it empties the fields at once: what they held on would be taken for filled in by a password manager.
    onDone: () => reset(),
  });
  const rulesId = useId();
  const form = useAuthForm(fields, send);

  // Derived rather than taken from the form: a new password also changes what is wrong with its confirmation.
  const values = watch();
  const wrong = passwordErrors(values);
  const look = (name: keyof PasswordValues) => {
    const touched = formState.isSubmitted || formState.touchedFields[name] || formState.dirtyFields[name];
    const message = (touched ? wrong[name] : undefined) ?? refusal(name);
    return { error: message, valid: Boolean(touched) && !message };
  };

  return (
    <form {...form} className="flex max-w-140 flex-col gap-4">
      {error && <AlertBox variant="danger">{copy.changeFailed}</AlertBox>}
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
      <SubmitButton
        className="self-start"
        aria-describedby={rulesId}
        busy={busy}
        disabled={Object.keys(wrong).length > 0}
      >
        {copy.change}
      </SubmitButton>
    </form>
  );
}

/** The rules, ticked while one types. Only their count is announced: four rules at each key would be chatter. */
function RuleList({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div className="rounded-lg bg-sunken px-3.5 py-3">
      <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-sm">
        <span id={id} className="font-semibold">
          {copy.rules}
        </span>
        <span role="status" className="text-muted">
          {copy.metRules(met, rules.length)}
        </span>
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-1.5 text-sm">
        {rules.map((rule) => {
          const Icon = rule.met ? CircleCheck : CircleDashed;
          return (
            <li key={rule.id} className="flex items-start gap-2">
              <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', rule.met ? 'text-success' : 'text-faint')} />
              <span className="min-w-0 flex-1">{rule.text}</span>
              <span className={clsx('font-semibold', rule.met ? 'text-success' : 'text-muted')}>
                {rule.met ? copy.met : copy.unmet}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
