import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverNow } from '~/session/server-clock';
import { CANCEL } from '~/shared/copy';
import { parseDate } from '~/shared/format/dates';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { safeText } from '~/shared/masking/safe-text';
import { fieldMoment, momentField } from '~/shared/period/moment-field';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { Select } from '~/shared/ui/form/select';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { draftOf, forgetDraft, useDraft } from '~/shared/write/draft';
import { useLeaving } from '~/shared/write/leave-dialog';
import { currentOf } from '~/shared/write/outcome';
import { ReasonField } from '~/shared/write/reason-field';
import { useAct } from '~/shared/write/use-act';
import { parseDetail, type Service, type ServiceDetail } from '../api/service';
import { serviceChanged, serviceQueries, serviceWrites, type WindowRequest } from '../api/service-api';
import { copy as words } from './copy';
import { windowTimes } from './summary-text';
import { type WindowValues, windowErrors } from './window-times';

const copy = words.maintenance;
const HOUR = 3_600_000;

interface MaintenanceDialogProps {
  /** Whose window it is; without one it is chosen here. */
  service?: Service;
  /** It is kept; who opened this says so, since this is gone by then. */
  onDone: () => void;
  onClose: () => void;
}

/** The window of a service: from, to and why. What somebody else made meanwhile is said, and replaced only when told. */
export function MaintenanceDialog({ service, onDone, onClose }: MaintenanceDialogProps) {
  const client = useQueryClient();
  const name = `service.maintenance ${service?.serviceId ?? ''}`;
  const [opened] = useState(serverNow);
  const [other, setOther] = useState<ServiceDetail>();
  const { data: all } = useQuery({ ...serviceQueries.names(), enabled: !service });
  const [from, to] = [parseDate(service?.maintenance?.from), parseDate(service?.maintenance?.to)];
  const fields = useForm<WindowValues>({
    mode: 'onTouched',
    resolver: (values) => checked(values, Object.entries(windowErrors(values, serverNow())) as never),
    defaultValues: draftOf(name, {
      service: service?.serviceId ?? '',
      from: momentField(from ?? opened),
      to: momentField(to ?? opened + HOUR),
      reason: service?.maintenance?.reason ?? '',
    }),
  });
  const { register, handleSubmit, formState, watch } = fields;
  useDraft(name, fields);
  const act = useAct<WindowRequest & { serviceId: string }, ServiceDetail>({
    name,
    send: ({ serviceId, ...body }, key) => serviceWrites.plan(serviceId, body, key),
    onDone: (done) => {
      forgetDraft(name);
      serviceChanged(client, done);
      onClose();
      onDone();
    },
  });
  const versionOf = (serviceId: string) => {
    const known = [other, service, ...(all?.services ?? [])].find((one) => one?.serviceId === serviceId);
    const version = known?.maintenance?.version;
    return version === undefined || version === null ? {} : { version };
  };
  const { busy, refusal, send, again } = useFormCall(fields, {
    call: (values) =>
      act
        .run({
          ...{
            serviceId: values.service,
            from: fieldMoment(values.from),
            to: fieldMoment(values.to),
            reason: values.reason.trim(),
          },
          ...versionOf(values.service),
        })
        .catch((failure: unknown) => {
          const current = parseDetail(currentOf(failure));
          if (!current) throw failure;
          setOther(current);
          serviceChanged(client, current);
        }),
  });
  const leaving = useLeaving(name, onClose);
  const look = (field: keyof WindowValues) => fieldState(formState, field, refusal(field));
  const found = other?.maintenance;
  return (
    <>
      <Modal title={copy.title} text={copy.text} open onClose={leaving.leave} guarded>
        <form noValidate onSubmit={handleSubmit(send)} className="mt-4">
          <fieldset disabled={!act.ready} className="flex min-w-0 flex-col gap-4">
            {service ? (
              <p className="rounded-lg bg-sunken px-4 py-2.5 font-semibold">{safeText(service.name)}</p>
            ) : (
              <Field label={copy.service} {...look('service')}>
                {(control) => (
                  <Select {...control} {...register('service')}>
                    <option value="">{copy.choose}</option>
                    {all?.services.map((one) => (
                      <option key={one.serviceId} value={one.serviceId}>
                        {safeText(one.name)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
            <div className="grid gap-4 xs:grid-cols-2">
              {(['from', 'to'] as const).map((field) => (
                <Field key={field} label={copy[field]} {...look(field)}>
                  {(control) => (
                    <input type="datetime-local" {...control} {...register(field)} className={controlStyle} />
                  )}
                </Field>
              ))}
            </div>
            <ReasonField label={copy.reason} {...look('reason')} value={watch('reason')} field={register('reason')} />
          </fieldset>
          <div className="mt-4 flex flex-col gap-3 empty:hidden">
            {found && <AlertBox variant="warning">{copy.changed(safeText(found.by), windowTimes(found))}</AlertBox>}
            <ActNotice act={act} onAsk={again} hidden={found !== undefined} />
          </div>
          <ModalActions>
            <Button className={FOOT} onClick={leaving.leave}>
              {CANCEL}
            </Button>
            <SubmitButton className={FOOT} busy={busy || act.busy} disabled={!act.ready}>
              {service?.maintenance ? copy.change : copy.save}
            </SubmitButton>
          </ModalActions>
        </form>
      </Modal>
      {leaving.dialog}
    </>
  );
}
