import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button, FOOT } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useAct } from '~/shared/write/use-act';
import type { DeliveryPage, Resend } from '../api/notification';
import { deliveriesChanged, deliveryQueries, deliveryWrites, type ManyAgain, toQuery } from '../api/notification-api';
import type { DeliverySearchState } from '../deliveries/delivery-search';
import { copy } from './copy';

const MOST = 100;
const USUAL = 20;
const NAME = 'notification.RESEND-MANY';

interface ResendPanelProps {
  /** What the filter finds; undefined until it is there. */
  found: DeliveryPage | undefined;
  search: DeliverySearchState;
}

/** Sends again what the filter finds, oldest first: how many and how fast is said before, how far it has come after. */
export function ResendPanel({ found, search }: ResendPanelProps) {
  const id = useId();
  const client = useQueryClient();
  const [sent, setSent] = useState<Resend>();
  const { status: chosen } = search.filters;
  // What is in the queue goes out by itself.
  const all = Object.entries(found?.statusCounts ?? {})
    .filter(([status]) => status !== 'QUEUED' && (!chosen?.length || chosen.includes(status)))
    .reduce((sum, [, count]) => sum + (count ?? 0), 0);
  const close = () => {
    forgetDraft(NAME);
    search.closeResend();
  };
  return (
    <Card className="mb-4 border-primary! p-4">
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-1 text-card font-semibold">
          {copy.title}
        </h2>
        {sent ? (
          <Progress sent={sent} onClose={close} onEnd={() => deliveriesChanged(client)} />
        ) : found && all === 0 ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted">{copy.none}</p>
            <Button onClick={close}>{copy.close}</Button>
          </div>
        ) : (
          <ResendForm
            all={found && all}
            filters={toQuery(search.filters)}
            onClose={close}
            onDone={(resend) => {
              forgetDraft(NAME);
              setSent(resend);
              deliveriesChanged(client);
            }}
          />
        )}
      </section>
    </Card>
  );
}

interface ResendFormProps {
  all: number | undefined;
  filters: ManyAgain['filters'];
  onClose: () => void;
  onDone: (resend: Resend) => void;
}

function ResendForm({ all, filters, onClose, onDone }: ResendFormProps) {
  const fields = useForm({
    mode: 'all',
    defaultValues: draftOf(NAME, { limit: String(USUAL), pace: '1', reason: '' }),
    resolver: (values) =>
      checked(values, [
        ['limit', isLimit(values.limit) ? undefined : copy.limitWrong],
        ['reason', values.reason.trim() === '' ? copy.reasonMissing : undefined],
      ]),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(NAME, fields);
  const running = useAct<ManyAgain, Resend>({ name: NAME, send: deliveryWrites.resendMany, onDone });
  const { refusal, send, busy, again } = useFormCall(fields, {
    call: ({ limit, pace, reason }) =>
      running.run({ filters, limit: Number(limit), pace: Number(pace), reason: reason.trim() }),
  });
  const limit = watch('limit');
  const count = Math.min(isLimit(limit) ? Number(limit) : USUAL, all ?? MOST);
  const stateOf = (name: 'limit' | 'reason') => fieldState(formState, name, refusal(name));
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-3">
      <p aria-live="polite" className="text-muted">
        {all === undefined ? copy.counting : count < all ? copy.part(count, all) : copy.all(all)}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <Field label={copy.limit} {...stateOf('limit')} className="w-28">
          {(control) => (
            <input
              {...register('limit')}
              {...control}
              inputMode="numeric"
              disabled={!running.ready}
              className={`${controlStyle} text-right font-semibold`}
            />
          )}
        </Field>
        <Field label={copy.pace} className="w-44">
          {(control) => (
            <Select {...register('pace')} {...control} disabled={!running.ready}>
              {Object.entries(copy.paces).map(([pace, label]) => (
                <option key={pace} value={pace}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={copy.reason} {...stateOf('reason')} className="min-w-48 flex-1">
          {(control) => (
            <input
              {...register('reason')}
              {...control}
              maxLength={250}
              disabled={!running.ready}
              className={controlStyle}
            />
          )}
        </Field>
      </div>
      <ActNotice
        act={running}
        onAsk={again}
        hidden={refusal('limit') !== undefined || refusal('reason') !== undefined}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button className={FOOT} onClick={onClose}>
          {copy.cancel}
        </Button>
        <SubmitButton
          className={FOOT}
          busy={busy || running.busy}
          disabled={!running.ready || all === undefined || stillWrong(formState)}
        >
          <Send aria-hidden className="size-4" />
          {copy.effect(count)}
        </SubmitButton>
      </div>
    </form>
  );
}

const isLimit = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST;

interface ProgressProps {
  sent: Resend;
  onClose: () => void;
  onEnd: () => void;
}

/** How far it has come. */
function Progress({ sent, onClose, onEnd }: ProgressProps) {
  const { data = sent, error } = useQuery({ ...deliveryQueries.resend(sent.resendId), initialData: sent });
  const [total, done] = [data.total ?? 0, data.done ?? 0];
  const isOver = done >= total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is over
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="flex flex-wrap gap-x-4">
        <strong className="font-semibold">{copy.progress(done, total)}</strong>
        <span className="text-muted">{copy.ends(data.delivered ?? 0, data.failed ?? 0)}</span>
      </p>
      <progress aria-label={copy.title} value={done} max={Math.max(1, total)} className="h-2 w-full accent-primary" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{error ? copy.lost : isOver ? '' : copy.going(data.pace ?? 1)}</p>
        <Button onClick={onClose}>{copy.close}</Button>
      </div>
    </div>
  );
}
