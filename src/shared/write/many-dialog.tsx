import { CircleCheck, CircleDashed, CircleHelp, CircleX, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { RETRY, wayOut } from '../copy';
import { Button, FOOT } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { checked } from '../ui/form/checked';
import { fieldState } from '../ui/form/field-state';
import { SubmitButton } from '../ui/form/submit-button';
import { Modal, ModalActions } from '../ui/overlay/modal';
import { actOnce } from './act-once';
import { copy } from './copy';
import { draftOf, forgetDraft, useDraft } from './draft';
import { useLeaving } from './leave-dialog';
import { manyCopy } from './many-copy';
import { currentOf, refusalText } from './outcome';
import { LONGEST_REASON, ReasonField } from './reason-field';
import { sentAct } from './sent-act';
import type { Act } from './use-act';

/** What has become of one of them. */
interface Fate {
  stage: 'waiting' | 'running' | 'done' | 'refused' | 'unsure';
  text?: string;
  /** The same may be tried again: nobody has changed the record. */
  again?: boolean;
}

interface ManyDialogProps<Item, Answer> {
  title: string;
  text: string;
  /** What the button does, such as 'Autorizar 3'. */
  effect: string;
  danger?: boolean;
  reason: 'required' | 'optional' | 'none';
  reasonLabel?: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** How each stands in the list. */
  children: (item: Item) => ReactNode;
  /** One call for each, by its own version or key. */
  actOf: (item: Item) => Omit<Act<string, Answer>, 'onDone'>;
  /** What became of it, in words. */
  doneText: (answer: Answer, item: Item) => string;
  /** Why it was refused, where that is told otherwise than by any act. */
  refusedText?: (failure: unknown) => string | undefined;
  onDone: (answer: Answer) => void;
  /** @param isBegun whether anything was done or tried */
  onClose: (isBegun: boolean) => void;
}

const ICONS = {
  waiting: [CircleDashed, 'text-muted'],
  running: [LoaderCircle, 'text-primary motion-safe:animate-spin'],
  done: [CircleCheck, 'text-success'],
  refused: [CircleX, 'text-danger'],
  unsure: [CircleHelp, 'text-warning'],
} as const;

/**
 * One act on many records: its reason is asked once, then each is done by a call of its own, one after the other, and
 * what became of each stands beside it. It can be stopped between two.
 */
export function ManyDialog<Item, Answer>(props: ManyDialogProps<Item, Answer>) {
  const { title, text, effect, danger, reason, items, idOf, actOf, doneText, refusedText, onDone, onClose } = props;
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);
  // What nobody sees any more goes no further than the call under way.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const fateOf = (item: Item): Fate => fates.get(idOf(item)) ?? { stage: 'waiting' };
  const form = `many ${items[0] && actOf(items[0]).name.split(' ')[0]}`;
  const fields = useForm({
    mode: 'onTouched',
    resolver: (values) => checked(values, [['reason', reasonError(values.reason.trim(), reason)]]),
    defaultValues: draftOf(form, { reason: '' }),
  });
  useDraft(form, fields);
  const { register, handleSubmit, formState, watch, getValues } = fields;

  const doOne = async (item: Item) => {
    const say = (fate: Fate) => setFates((known) => new Map(known).set(idOf(item), fate));
    const act = actOf(item);
    say({ stage: 'running' });
    try {
      const answer = await actOnce(act, getValues('reason').trim());
      if (answer === undefined) return say({ stage: 'refused', text: copy.notDone, again: true });
      say({ stage: 'done', text: doneText(answer, item) });
      onDone(answer);
    } catch (failure) {
      if (sentAct(act.name)) say({ stage: 'unsure', text: manyCopy.unsureOne });
      else {
        const again = currentOf(failure) === undefined;
        say({ stage: 'refused', text: refusedText?.(failure) ?? refusalText(failure), again });
      }
    }
  };
  const run = async (some: readonly Item[]) => {
    if (running) return;
    stopped.current = false;
    forgetDraft(form);
    setRunning(true);
    for (const item of some) {
      if (stopped.current) break;
      await doOne(item);
    }
    setRunning(false);
  };

  const of = (stage: Fate['stage']) => items.filter((item) => fateOf(item).stage === stage);
  const [done, waiting, refused, unsure] = [of('done'), of('waiting'), of('refused'), of('unsure')];
  const failed = refused.filter((item) => fateOf(item).again);
  const isBegun = fates.size > 0;
  const leaving = useLeaving(form, () => onClose(isBegun));
  const leave = () => {
    if (running) stopped.current = true;
    else leaving.leave();
  };
  return (
    <>
      <Modal title={title} text={text} open onClose={leave} guarded wide>
        <form noValidate onSubmit={handleSubmit(() => run(waiting))} className="mt-4 flex flex-col gap-4">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
          <ol className="max-h-[45dvh] overflow-y-auto rounded-lg border border-line" tabIndex={0}>
            {items.map((item) => {
              const { stage, text: told } = fateOf(item);
              const [Icon, look] = ICONS[stage];
              return (
                <li
                  key={idOf(item)}
                  className="flex items-start gap-2.5 border-t border-line px-3 py-2 first:border-t-0"
                >
                  <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
                  <span className="min-w-0 flex-1">
                    {props.children(item)}
                    {told !== undefined && <span className={`block text-sm ${look}`}>{told}</span>}
                  </span>
                </li>
              );
            })}
          </ol>
          {reason !== 'none' && (
            <ReasonField
              label={props.reasonLabel ?? (reason === 'required' ? copy.reason : copy.comment)}
              {...fieldState(formState, 'reason', undefined)}
              value={watch('reason')}
              field={register('reason')}
              disabled={isBegun}
            />
          )}
          <p role="status" className="text-sm text-muted empty:hidden">
            {isBegun && manyCopy.progress(items.length - waiting.length - of('running').length, items.length)}
          </p>
          {isBegun && !running && (
            <AlertBox variant={done.length === items.length ? 'success' : 'warning'}>
              {manyCopy.outcome({
                done: done.length,
                refused: refused.length,
                unsure: unsure.length,
                left: waiting.length,
              })}
            </AlertBox>
          )}
          <ModalActions>
            <Button onClick={leave}>{running ? manyCopy.stop : isBegun ? manyCopy.close : wayOut(effect)}</Button>
            {!running && unsure.length > 0 && <Button onClick={() => void run(unsure)}>{copy.ask}</Button>}
            {!running && failed.length > 0 && <Button onClick={() => void run(failed)}>{RETRY}</Button>}
            {(!isBegun || running || waiting.length > 0) && (
              <SubmitButton variant={danger ? 'danger' : 'primary'} busy={running} className={FOOT}>
                {effect}
              </SubmitButton>
            )}
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
    </>
  );
}

function reasonError(reason: string, kind: 'required' | 'optional' | 'none'): string | undefined {
  if (reason === '') return kind === 'required' ? copy.reasonMissing : undefined;
  return reason.length > LONGEST_REASON ? copy.reasonLong(LONGEST_REASON) : undefined;
}
