import { useForm } from 'react-hook-form';
import { CANCEL } from '../copy';
import { toText } from '../format/read-value';
import { useFormCall } from '../hooks/use-form-call';
import { shown } from '../record/cells';
import { Button, FOOT } from '../ui/button';
import { checked } from '../ui/form/checked';
import { controlStyle, Field } from '../ui/form/field';
import { fieldState } from '../ui/form/field-state';
import { SubmitButton } from '../ui/form/submit-button';
import { Modal, ModalActions } from '../ui/overlay/modal';
import { ActNotice } from '../write/act-notice';
import { ConflictDialog } from '../write/conflict';
import { draftOf, forgetDraft, useDraft } from '../write/draft';
import { useLeaving } from '../write/leave-dialog';
import { ReasonField } from '../write/reason-field';
import { type Act, useAct } from '../write/use-act';
import { useConflict } from '../write/use-conflict';
import { copy } from './copy';
import { reasonFault, WORDS, wordsFault } from './person-fields';

type Words = Record<(typeof WORDS)[number], string>;
type Values = Words & { reason: string };

/** What is sent: the words, why, and in which version they were seen. */
export type PersonChange = Values & { version: number };

/** Somebody as the platform tells it. */
export interface Person extends Record<keyof Words, string | null> {
  version: number | null;
}

const COMPARED = WORDS.map((name) => ({
  ...{ name, label: copy.fields[name] },
  show: (value: unknown) => shown(toText(value)),
}));

const wordsOf = ({ name, lastName, job }: Record<keyof Words, string | null>): Words => ({
  ...{ name: name ?? '', lastName: lastName ?? '', job: job ?? '' },
});

interface PersonDialogProps<P extends Person, Answer> {
  title: string;
  /** Whose data it is. */
  text?: string;
  /** The same within a sentence. */
  record: string;
  person: P;
  /** Of an account whose trail may be read. */
  userId?: string;
  /** Whether why has to be said. */
  reasoned?: boolean;
  act: Pick<Act<PersonChange, Answer>, 'name' | 'send' | 'ask'>;
  /** Reads how the account stands now. */
  parse: (current: unknown) => P | null;
  onConflict: (current: P) => void;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Who somebody is. What somebody else saved meanwhile stands beside it, and nothing typed is lost. */
export function PersonDialog<P extends Person, Answer>(props: PersonDialogProps<P, Answer>) {
  const { title, text, record, person, userId = '', reasoned = false, parse, onConflict, onDone, onClose } = props;
  const { name } = props.act;
  const conflict = useConflict<P>(person, (current) => parse(current) ?? undefined);
  const { base: was, theirs } = conflict;
  const fields = useForm<Values>({
    mode: 'onTouched',
    resolver: (values) =>
      checked(values, [
        ...WORDS.map((field) => [field, wordsFault(values[field])] as const),
        ['reason', reasoned ? reasonFault(values.reason) : undefined],
      ]),
    defaultValues: draftOf(name, { ...wordsOf(was), reason: '' }),
  });
  const { register, handleSubmit, formState, watch, reset } = fields;
  useDraft(name, fields);
  const act = useAct<PersonChange, Answer>({
    ...props.act,
    onDone: (now) => {
      forgetDraft(name);
      onDone(now);
    },
  });
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: (values) =>
      act
        .run({ ...trimmed(values), version: conflict.latest().version ?? 0 })
        .catch((failure: unknown) => onConflict(conflict.meet(failure))),
  });
  const leaving = useLeaving(name, onClose);
  const look = (field: keyof Values) => fieldState(formState, field, refusal(field));
  const values = watch();
  const isSame = WORDS.every((field) => values[field].trim() === wordsOf(was)[field]);
  return (
    <>
      <Modal title={title} {...(text !== undefined && { text })} open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4" autoComplete="off">
          <fieldset disabled={!act.ready} className="flex min-w-0 flex-col gap-4">
            {WORDS.map((field) => (
              <Field key={field} label={copy.fields[field]} {...look(field)}>
                {(control) => <input type="text" {...control} {...register(field)} className={controlStyle} />}
              </Field>
            ))}
            {reasoned && (
              <ReasonField
                label={copy.fields.reason}
                {...look('reason')}
                value={values.reason}
                field={register('reason')}
              />
            )}
          </fieldset>
          <div className="mt-4 empty:hidden">
            <ActNotice act={act} onAsk={again} hidden={theirs !== undefined} />
          </div>
          <ModalActions>
            <Button className={FOOT} onClick={leaving.leave}>
              {CANCEL}
            </Button>
            <SubmitButton className={FOOT} busy={busy || act.busy} disabled={!act.ready || isSame}>
              {copy.save}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
      {theirs && (
        <ConflictDialog
          conflict={conflict}
          {...(userId !== '' && { trail: ['user', userId] as const })}
          record={record}
          fields={COMPARED}
          membersOf={wordsOf}
          mine={wordsOf(values)}
          onSave={(merged) => {
            reset({ ...merged, reason: values.reason }, { keepDefaultValues: true });
            conflict.goOn();
            void handleSubmit(send)();
          }}
          onDiscard={() => {
            forgetDraft(name);
            onClose();
          }}
        />
      )}
    </>
  );
}

function trimmed({ name, lastName, job, reason }: Values): Values {
  return { name: name.trim(), lastName: lastName.trim(), job: job.trim(), reason: reason.trim() };
}
