import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '~/shared/api/field-errors';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { Button, FOOT } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { currentOf } from '~/shared/write/outcome';
import { useAct } from '~/shared/write/use-act';
import { useConflict } from '~/shared/write/use-conflict';
import { type Property, parseProperty } from '../api/property';
import { propertiesChanged, propertyQueries, propertyWrites } from '../api/property-api';
import { keyOf, SECRET, statusLabel } from '../terms';
import { copy } from './copy';
import { keyFault, noteFault, reasonFault, serviceFault, valueFault } from './faults';
import { type Mine, PropertyConflictDialog } from './property-conflict-dialog';
import { PropertyFields, type PropertyValues as Values } from './property-fields';

const BLANK: Values = { service: '', key: '', type: '', value: '', note: '', reason: '', hasSecret: '' };

const namesOf = ({ key, service, type, value, note }: Property): Values => ({
  ...{ service: service ?? '', key: key ?? '', type: type ?? '', value: value ?? '', note: note ?? '' },
  ...{ reason: '', hasSecret: '' },
});

interface PropertyDialogProps {
  /** Undefined for a new one. */
  property?: Property | undefined;
  /** That there are, to be proposed. */
  services?: readonly string[];
  onDone: (property: Property) => void;
  onClose: () => void;
}

/**
 * A property's next version. A secret is in no draft of the form and in no act that is kept: where its answer is lost the
 * platform is asked how the property stands, and nothing is sent again.
 */
export function PropertyDialog({ property, services = [], onDone, onClose }: PropertyDialogProps) {
  const client = useQueryClient();
  const conflict = useConflict(property, parseProperty);
  const { base: was, theirs } = conflict;
  const name = was ? `property.EDIT ${was.propertyId}` : 'property.CREATE';
  const [secret, setSecret] = useState('');
  // What checks and sends the form reads it, and is not made anew for it.
  const typed = useRef('');
  const fields = useForm<Values>({
    mode: 'onTouched',
    resolver: (values) => {
      const isSecret = values.type === SECRET;
      const isKept = isSecret && was !== undefined && typed.current === '';
      const value = isSecret ? typed.current : values.value;
      return checked(values, [
        ['service', serviceFault(values.service)],
        ['key', keyFault(values.key)],
        ['type', values.type === '' ? copy.faults.type : undefined],
        ['value', isKept || values.type === '' ? undefined : valueFault(values.type, value)],
        ['note', noteFault(values.note)],
        ['reason', reasonFault(values.reason)],
      ]);
    },
    defaultValues: draftOf(name, was ? namesOf(was) : BLANK),
  });
  const { handleSubmit, formState, watch, setValue, trigger } = fields;
  useDraft(name, fields);
  const act = useAct<Omit<Values, 'value' | 'hasSecret'> & { value?: string; version: number }, Property>({
    name,
    send: ({ service, key, type, version, ...body }) => {
      const whole = { ...body, ...(type === SECRET && typed.current !== '' && { value: typed.current }) };
      return was
        ? propertyWrites.change(was.propertyId, { ...whole, version })
        : propertyWrites.create({ ...whole, service, key, type });
    },
    ask: async ({ service, key, version }) => {
      if (was) {
        const now = await propertyWrites.read(was.propertyId);
        return now.isOwn && (now.version ?? 0) > version ? now : undefined;
      }
      const sort = { field: 'updatedAt', descending: true };
      const query = propertyQueries.page({ filters: { q: key, service }, page: 1, size: 100, sort });
      const { properties } = await client.fetchQuery({ ...query, staleTime: 0 });
      return properties.find((one) => one.key === key && one.isOwn);
    },
    onDone: (now) => {
      forgetDraft(name);
      propertiesChanged(client);
      onDone(now);
    },
  });
  const save = (values: Values) => {
    const { value, hasSecret: _, ...others } = values;
    const version = conflict.latest()?.version ?? 0;
    const trimmed = { ...others, note: values.note.trim(), reason: values.reason.trim() };
    const body = { ...trimmed, service: values.service.trim(), key: values.key.trim(), version };
    return act.run(values.type === SECRET ? body : { ...body, value }).catch((failure: unknown) => {
      // Of a new one it is another's, which has its name.
      if (!was) throw failure;
      conflict.meet(failure);
      propertiesChanged(client);
    });
  };
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: save,
    refusals: (error) => {
      const held = parseProperty(currentOf(error));
      return held ? { key: copy.faults.taken(statusLabel(held.status)) } : fieldErrors(error);
    },
  });
  const leaving = useLeaving(name, onClose);
  const values = watch();
  const look = (field: keyof Values) => fieldState(formState, field, refusal(field));
  const isSame = was && secret === '' && values.value === (was.value ?? '') && values.note.trim() === (was.note ?? '');
  const isTold = (Object.keys(BLANK) as (keyof Values)[]).some((field) => refusal(field) !== undefined);
  const typeSecret = (value: string) => {
    typed.current = value;
    setSecret(value);
    setValue('hasSecret', value && '1', { shouldDirty: true });
    void trigger('value');
  };
  const resolve = (mine: Mine) => {
    if (!mine.isSecretMine) typed.current = '';
    setValue('note', mine.note);
    setValue('value', mine.value);
    conflict.goOn();
    void handleSubmit(send)();
  };
  return (
    <>
      <Modal
        title={was ? copy.editTitle : copy.newTitle}
        text={was ? copy.editText(keyOf(was), (was.lastVersion ?? 0) + 1) : copy.newText}
        open
        onClose={leaving.leave}
        guarded
      >
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4" autoComplete="off">
          <fieldset disabled={!act.ready} className="flex min-w-0 flex-col gap-4">
            <PropertyFields {...{ fields, look, was, services, secret }} onSecret={typeSecret} />
          </fieldset>
          <div className="mt-4 empty:hidden">
            <ActNotice act={act} onAsk={again} hidden={theirs !== undefined || isTold} />
          </div>
          <ModalActions>
            <Button className={FOOT} onClick={leaving.leave}>
              {CANCEL}
            </Button>
            <SubmitButton
              className={FOOT}
              busy={busy || act.busy}
              disabled={!act.ready || isSame || stillWrong(formState)}
            >
              {copy.save}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
      {theirs && (
        <PropertyConflictDialog
          conflict={conflict}
          mine={{ value: values.value, note: values.note.trim(), isSecretMine: secret !== '' }}
          onSave={resolve}
          onDiscard={() => {
            forgetDraft(name);
            onClose();
          }}
        />
      )}
    </>
  );
}
