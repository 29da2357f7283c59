import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureText } from '~/shared/api/call-failure';
import { lacksCall } from '~/shared/api/lacks-call';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import { shown } from '~/shared/record/cells';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import type { Promotion, PromotionTrial } from '../api/promotion';
import { promotionQueries, type TrialAsked } from '../api/promotion-api';
import { copy as listCopy } from '../copy';
import { channelsText, methodsText, valueText } from '../terms';
import { copy } from './copy';
import { useChannels } from './fields';
import { centsOf, type PromotionValues, termsOf } from './promotion-form';

const words = copy.trial;

/** From the last key until the platform is asked, ms. */
const PATIENCE = 400;

/** A value once it has stood still. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PATIENCE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface TrialProps {
  fields: UseFormReturn<PromotionValues>;
  was: Promotion | undefined;
}

/** What a payment would get, by the platform's word, and which others it could get too. */
export function Trial({ fields, was }: TrialProps) {
  const values = fields.watch();
  const amount = useSettled(values.trialAmount);
  const channels = useChannels(values.channels);
  const cents = centsOf(amount);
  const { trialChannel, trialMethod } = values;
  const asked: TrialAsked = {
    ...(was && { promotionId: was.promotionId }),
    promotion: termsOf(values, was),
    amount: cents ?? 0,
    ...(trialChannel && { channel: trialChannel }),
    ...(trialMethod && { paymentMethod: trialMethod }),
  };
  const query = useQuery({ ...promotionQueries.trial(asked), enabled: Boolean(cents) });
  const choices = [
    ['trialChannel', words.channel, listCopy.anyChannel, channels],
    ['trialMethod', words.method, listCopy.anyMethod, Object.entries(listCopy.methods)],
  ] as const;
  return (
    <section aria-label={words.title}>
      <h3 className="mb-2 font-semibold">{words.title}</h3>
      <div className="grid gap-3 xs:grid-cols-3">
        <Field label={words.amount} error={cents ? undefined : copy.faults.amount}>
          {(control) => (
            <input
              {...control}
              {...fields.register('trialAmount')}
              inputMode="decimal"
              className={`${controlStyle} text-right font-semibold`}
            />
          )}
        </Field>
        {choices.map(([name, label, any, options]) => (
          <Field key={name} label={label}>
            {(control) => (
              <Select {...control} {...fields.register(name)}>
                <option value="">{any}</option>
                {options.map(([code, text]) => (
                  <option key={code} value={code}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <div aria-live="polite" aria-busy={query.isFetching} className="mt-3 min-h-44">
        {query.data && cents ? (
          <Result trial={query.data} value={valueText(asked.promotion)} type={asked.promotion.type} />
        ) : (
          query.error && (
            <AlertBox variant={lacksCall(query.error) ? 'info' : 'danger'}>
              {lacksCall(query.error) ? words.lacking : failureText(query.error, words.failed)}
            </AlertBox>
          )
        )}
      </div>
    </section>
  );
}

function Result({ trial, value, type }: { trial: PromotionTrial; value: string; type: string | null }) {
  const { amount, discount, pays, receives, months, paymentsLeft, overlaps } = trial;
  const isBonus = type === 'BONUS';
  const given = discount === null ? MISSING : formatMoney(isBonus ? discount : -discount);
  const lines: readonly (readonly [string, string])[] = [
    [words.sum, formatMoney(amount)],
    [isBonus ? words.bonus : words.discount(value), given],
    [words.pays, formatMoney(pays)],
    ...(isBonus ? [[words.receives, formatMoney(receives)] as const] : []),
  ];
  return (
    <>
      <dl className="rounded-lg bg-sunken px-4 py-3">
        {lines.map(([label, text], index) => (
          <div
            key={label}
            className={`flex justify-between gap-3 ${index > 1 ? 'mt-1.5 border-t border-line-strong pt-1.5 font-semibold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{text}</dd>
          </div>
        ))}
        {months !== null && pays !== null && (
          <div className="text-right text-muted">{words.months(months, formatMoney(pays / months))}</div>
        )}
      </dl>
      <ul className="mt-3 flex flex-col gap-1">
        <Line right={trial.applies === true}>
          <strong className="font-semibold">{trial.applies ? words.applies : words.not}</strong>{' '}
          {trial.applies ? words.inRules : shown(trial.reason)}
        </Line>
        {trial.applies && paymentsLeft !== null && <Line right>{words.left(formatCount(paymentsLeft))}</Line>}
        {trial.conditions.map((condition) => (
          <Line key={condition} right>
            {shown(condition)}
          </Line>
        ))}
      </ul>
      {overlaps.length > 0 && (
        <AlertBox variant="warning" className="mt-3">
          <strong className="font-semibold">{words.overlap(overlaps.length)}</strong>
          <ul>
            {overlaps.slice(0, 5).map((other) => (
              <li key={other.promotionId} className="mt-1">
                <strong className="font-semibold">{shown(other.name)}</strong>
                {words.also(channelsText(other.channels), methodsText(other.paymentMethods))}{' '}
                {other.stacks ? words.stacks : words.greater}{' '}
                {other.discount ? words.other(formatMoney(other.discount)) : ''}
              </li>
            ))}
          </ul>
        </AlertBox>
      )}
    </>
  );
}

function Line({ right, children }: { right: boolean; children: ReactNode }) {
  const Icon = right ? Check : X;
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${right ? 'text-success' : 'text-danger'}`} />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
