import { clsx } from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { copy } from './copy';
import type { PasswordRule } from './password-rules';

/** The rules, ticked while one types. Only their count is announced: four rules at each key would be chatter. */
export function RuleList({ id, rules }: { id: string; rules: readonly PasswordRule[] }) {
  const met = rules.filter((rule) => rule.met).length;
  return (
    <div className="rounded-lg bg-sunken px-3.5 py-3">
      <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-sm">
        <span id={id} className="font-semibold">
          {copy.rules}
        </span>
        <span role="status" className="text-muted">
          {met} de {rules.length}
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
