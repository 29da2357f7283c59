import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { CANCEL } from '~/shared/copy';
import { parseDate } from '~/shared/format/dates';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { useFromNow } from '~/shared/hooks/use-now';
import { momentField } from '~/shared/period/moment-field';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { currentOf } from '~/shared/write/outcome';
import { ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { changeOf, isDone, type NodeAct, takesOut } from '../acts';
import {
  type BalancerNode,
  type BalancerPool,
  balancerChanged,
  balancerQuery,
  changeNode,
  type NodeChange,
  parseNode,
  TOO_OLD,
} from '../api/balancer-api';
import { figure, nameOf } from '../node/cells';
import { isLastActive } from '../shares';
import { AT_MOMENT, type ChangeValues, changeProblems, isConfirmed, returnsAtOf } from './change-rules';
import { copy } from './copy';
import { Effect } from './effect';
import { NodeConflictDialog } from './node-conflict-dialog';
import { ReturnField } from './return-field';

const HOUR = 3_600_000;

interface ChangeFormProps {
  act: NodeAct;
  /** Of the act, by which it is known. */
  name: string;
  pool: BalancerPool;
  node: BalancerNode;
  /** When the pool was told, epoch ms. */
  at: number;
  /** It stands otherwise than what is shown. */
  held: boolean;
  /** As somebody else has made it, while both are compared. */
  theirs: BalancerNode | undefined;
  onCompare: (theirs: BalancerNode | undefined) => void;
  /** What is meant is meant of it from now on. */
  onSeen: (node: BalancerNode) => void;
  onRefresh: () => void;
  onDone: (node: BalancerNode, before: readonly BalancerNode[]) => void;
  onLeave: () => void;
  /** It stays as the others have made it. */
  onTake: () => void;
}

interface Sent {
  change: NodeChange;
  reason: string;
  version: string;
}

/** Why, with the name typed where it has to be; above it what the traffic will be. */
export function ChangeForm({ act, name, pool, node, at, held, theirs, ...on }: ChangeFormProps) {
  const lockId = useId();
  const client = useQueryClient();
  const { poolId, nodes } = pool;
  const { nodeId } = node;
  const called = nameOf(node);
  const isLast = isLastActive(pool, node);
  const isTooOld = useFromNow((now) => now - at > TOO_OLD);
  const fields = useForm<ChangeValues>({
    mode: 'onTouched',
    resolver: (values) =>
      checked(values, changeProblems(values, { act, node, name: called, isLast, confirmed: isConfirmed })),
    defaultValues: draftOf(name, {
      ...{ weight: String(node.weight ?? ''), reason: '', confirm: '' },
      ...{
        returns: act === 'RETURN' ? AT_MOMENT : '',
        moment: momentField(parseDate(node.returnsAt) ?? Date.now() + HOUR),
      },
    }),
  });
  const { register, handleSubmit, formState, watch, setValue, getValues, trigger } = fields;
  useDraft(name, fields);
  const running = useAct<Sent, BalancerNode>({
    name,
    send: ({ change, reason, version }) => changeNode(poolId, nodeId, { ...change, reason, version }),
    ask: async ({ change }) => {
      const { pools } = await client.fetchQuery({ ...balancerQuery(), staleTime: 0 });
      const now = pools.find((one) => one.poolId === poolId)?.nodes.find((one) => one.nodeId === nodeId);
      return now && isDone(change, now) ? now : undefined;
    },
    onDone: (now) => {
      forgetDraft(name);
      balancerChanged(client);
      on.onDone(now, nodes);
    },
  });
  const meant = (values: ChangeValues) => changeOf(act, Number(values.weight), returnsAtOf(values, Date.now()));
  const run = (change: NodeChange, { reason }: ChangeValues, { version }: BalancerNode) =>
    running
      .run({ change, reason: reason.trim(), version: version ?? '' })
      .catch((failure: unknown) => {
        const current = parseNode(currentOf(failure));
        if (!current) throw failure;
        on.onCompare(current);
      })
      // What it is now is shown with the next look.
      .finally(on.onRefresh);
  const { busy, refusal, send, again } = useFormCall(fields, { call: (values) => run(meant(values), values, node) });
  const keepMine = async (change: NodeChange, now: BalancerNode) => {
    const { returnsAt } = { returnsAt: undefined, ...change };
    // Their hour stands in the field too, for whoever has something left to fill in.
    if (returnsAt && returnsAt === now.returnsAt) {
      setValue('returns', AT_MOMENT);
      setValue('moment', momentField(Date.parse(returnsAt)));
    }
    on.onSeen(now);
    on.onCompare(undefined);
    if (await trigger()) await run(change, getValues(), now).catch(() => undefined);
  };
  const look = (field: keyof ChangeValues) => fieldState(formState, field, refusal(field));
  const typed = watch();
  const change = changeOf(act, Number(typed.weight), null);
  const effect = copy.effects[act](called, typed.weight, typed.returns);
  const isReturnAsked = act === 'RETURN' || (takesOut(act) && node.returnsAt !== undefined);
  const isLocked = isLast && takesOut(act);
  return (
    <form noValidate onSubmit={handleSubmit(send)} autoComplete="off" className="mt-4">
      <fieldset disabled={!running.ready} className="flex min-w-0 flex-col gap-4">
        {act === 'WEIGHT' && (
          <Field
            label={copy.weight}
            hint={isLast ? copy.weightLastHint : copy.weightHint(figure(node.configuredWeight))}
            {...look('weight')}
          >
            {(control) => (
              <span className="flex items-center gap-4">
                <input
                  type="range"
                  aria-label={copy.weightSlider}
                  min={isLast ? 1 : 0}
                  max={256}
                  value={Number(typed.weight) || 0}
                  onChange={({ target }) =>
                    setValue('weight', target.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
                  }
                  className="min-h-6 min-w-0 flex-1 accent-primary"
                />
                <input
                  {...control}
                  {...register('weight')}
                  inputMode="numeric"
                  className={`${controlStyle} w-20! text-right`}
                />
              </span>
            )}
          </Field>
        )}
        {act !== 'RETURN' && <Effect {...{ act, pool, node, change }} />}
        {node.status === 'DOWN' && act === 'DRAIN' && <p className="rounded-lg bg-sunken px-4 py-2.5">{copy.down}</p>}
        {isLocked && (
          <p id={lockId} className="rounded-lg bg-warning-soft px-4 py-2.5 font-medium text-warning">
            {copy.last}
          </p>
        )}
        {isReturnAsked && <ReturnField register={register} value={typed.returns} look={look('moment')} />}
        <ReasonField
          label={copy.reason}
          {...look('reason')}
          value={typed.reason}
          field={register('reason')}
          disabled={!running.ready || isLocked}
        />
        {isConfirmed && (
          <Field
            label={copy.confirm(called)}
            hint={look('confirm').valid ? copy.confirmed : undefined}
            {...look('confirm')}
          >
            {(control) => (
              <input {...control} {...register('confirm')} spellCheck={false} className={`${controlStyle} font-mono`} />
            )}
          </Field>
        )}
        <ActNotice
          act={running}
          onAsk={again}
          hidden={(['reason', 'weight'] as const).some(refusal) || currentOf(running.failure) !== undefined}
        />
        {isTooOld && (
          <AlertBox
            variant="warning"
            actions={
              <Button size="sm" onClick={on.onRefresh}>
                {copy.refresh}
              </Button>
            }
          >
            {copy.tooOld}
          </AlertBox>
        )}
      </fieldset>
      <ModalActions>
        <Button onClick={on.onLeave}>{CANCEL}</Button>
        <SubmitButton
          busy={busy || running.busy}
          disabled={!running.ready || held || isTooOld || isLocked || stillWrong(formState)}
          aria-describedby={isLocked ? lockId : undefined}
        >
          {effect}
        </SubmitButton>
      </ModalActions>
      {theirs && (
        <NodeConflictDialog
          key={theirs.version}
          {...{ act, pool, theirs, effect }}
          was={node}
          change={meant(typed)}
          onSave={(left) => void keepMine(left, theirs)}
          onTake={() => {
            forgetDraft(name);
            on.onTake();
          }}
          onClose={() => on.onCompare(undefined)}
        />
      )}
    </form>
  );
}
