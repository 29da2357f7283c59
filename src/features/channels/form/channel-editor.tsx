import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '~/shared/api/field-errors';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button, FOOT } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { ActNotice } from '~/shared/write/act-notice';
import { ConflictDialog } from '~/shared/write/conflict';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import { type Channel, type ChannelTerms, parseChannel } from '../api/channel';
import { channelChanged, channelWrites } from '../api/channel-api';
import type { Writing } from '../list/channel-search';
import { COMPARED } from '../record/compared';
import { copy as recordCopy } from '../record/copy';
import { nameOf } from '../terms';
import { changesOf } from './change-summary';
import { type ChannelValues, type FieldName, faultsOf, membersOf, termsIn, termsOf, valuesOf } from './channel-form';
import { copy } from './copy';
import { Fields } from './fields';

interface ChannelEditorProps extends Pick<Writing, 'kind'> {
  /** The form's name, under which what is typed is kept. */
  name: string;
  /** What is edited or copied. */
  from: Channel | undefined;
  onDone: (channel: Channel) => void;
  onLeave: () => void;
  onClose: () => void;
}

type Sent = ChannelTerms & { key: string; type: string; reason: string; version: number };

/** What stands in the form at first: a copy needs a key of its own. */
function firstValues(kind: Writing['kind'], from: Channel | undefined): ChannelValues {
  const values = valuesOf(from);
  return kind === 'copy' && from ? { ...values, name: copy.copyOf(nameOf(from)).slice(0, 60), key: '' } : values;
}

/** The form of a channel with what would change; what somebody else saved meanwhile stands beside it, and nothing typed is lost. */
export function ChannelEditor({ kind, name, from, onDone, onLeave, onClose }: ChannelEditorProps) {
  const client = useQueryClient();
  const conflict = useConflict(kind === 'edit' ? from : undefined, parseChannel);
  const { base: was, theirs } = conflict;
  const fields = useForm<ChannelValues>({
    mode: 'onTouched',
    resolver: (values) => checked(values, faultsOf(values)),
    defaultValues: draftOf(name, firstValues(kind, from)),
  });
  const { handleSubmit, formState, watch, reset, register } = fields;
  useDraft(name, fields);
  const act = useAct<Sent, Channel>({
    name,
    send: ({ key, type, version, ...body }, sentKey) =>
      was
        ? channelWrites.change(was.channelId, { ...body, version }, sentKey)
        : channelWrites.create({ ...body, key, type }, sentKey),
    onDone: (channel) => {
      forgetDraft(name);
      channelChanged(client, channel);
      onDone(channel);
    },
  });
  const save = (values: ChannelValues) => {
    const { key, type, reason } = values;
    const sent = { ...termsOf(values, from), key: key.trim().toUpperCase(), type, reason: reason.trim() };
    return act.run({ ...sent, version: conflict.latest()?.version ?? 0 }).catch(conflict.meet);
  };
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: save,
    // Both parts of a fee are one to the platform.
    refusals: (error) =>
      Object.fromEntries(
        Object.entries(fieldErrors(error)).map(([field, text]) => [field.replace(/^fee\./, 'rate'), text]),
      ),
  });
  const values = watch();
  const mine = membersOf(termsOf(values, from));
  const changes = was && changesOf(was, termsOf(values, from));
  const isTold = (Object.keys(values) as FieldName[]).some((field) => refusal(field) !== undefined);
  return (
    <>
      <form noValidate autoComplete="off" className="mt-4" onSubmit={handleSubmit(send)}>
        <fieldset
          disabled={!act.ready}
          className={changes ? 'grid min-w-0 gap-6 md:grid-cols-[minmax(0,1fr)_15rem]' : 'grid min-w-0 gap-4'}
        >
          <div className="flex min-w-0 flex-col gap-4">
            <Fields fields={fields} refusal={refusal} isNew={!was} />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {changes && <Summary changes={changes} />}
            <ReasonField
              label={copy.fields.reason}
              {...fieldState(formState, 'reason', refusal('reason'))}
              value={values.reason}
              field={register('reason')}
            />
          </div>
        </fieldset>
        <div className="mt-4 empty:hidden">
          <ActNotice act={act} onAsk={again} hidden={isTold || theirs !== undefined} />
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button className={FOOT} onClick={onLeave}>
            {CANCEL}
          </Button>
          <SubmitButton
            className={FOOT}
            busy={busy || act.busy}
            disabled={!act.ready || stillWrong(formState) || changes?.length === 0}
          >
            {was ? copy.save : copy.make}
          </SubmitButton>
        </div>
      </form>
      {was && theirs && (
        <ConflictDialog
          conflict={conflict}
          trail={['channel', was.channelId]}
          by={theirs.updatedBy.name}
          at={theirs.updatedAt}
          record={recordCopy.record(nameOf(was))}
          fields={COMPARED.filter((field) => field.name in mine)}
          membersOf={membersOf}
          mine={mine}
          onSave={(merged) => {
            reset(
              { ...valuesOf({ ...theirs, ...termsIn(merged) }), reason: values.reason },
              { keepDefaultValues: true },
            );
            conflict.goOn();
            void handleSubmit(send)();
          }}
          onDiscard={() => {
            forgetDraft(name);
            channelChanged(client, theirs);
            onClose();
          }}
        />
      )}
    </>
  );
}

/** Only what differs, and what comes of it where that is known. */
function Summary({ changes }: { changes: ReturnType<typeof changesOf> }) {
  return (
    <section className="overflow-hidden rounded-lg border border-line">
      <h3 className="flex items-center justify-between gap-2 bg-sunken px-3 py-2 text-sm font-semibold">
        {copy.summary}
        <span aria-live="polite" className="font-semibold text-primary">
          {copy.changes(changes.length)}
        </span>
      </h3>
      {changes.length === 0 && <p className="border-t border-line px-3 py-2 text-sm text-muted">{copy.nothing}</p>}
      <dl>
        {changes.map(({ name, label, text, effect }) => (
          <div key={name} className="border-t border-line px-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{text}</dd>
            {effect !== undefined && <dd className="text-sm text-muted">{effect}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
