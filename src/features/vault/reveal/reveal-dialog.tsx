import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failureText } from '~/shared/api/call-failure';
import { CANCEL } from '~/shared/copy';
import { copyText } from '~/shared/files/clipboard';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { useToast } from '~/shared/toast/toast-store';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ReasonField } from '~/shared/write/reason-field';
import type { Property } from '../api/property';
import { propertiesChanged, revealSecret } from '../api/property-api';
import { keyOf } from '../terms';
import { reasonFault } from '../write/faults';
import { copy } from './copy';
import { useReveal } from './reveal';

/** What somebody wants of a secret. */
export interface RevealAsked {
  property: Property;
  purpose: 'SHOW' | 'COPY';
  /** Undefined for the one written last. */
  version?: number | undefined;
}

/** Asks why; then the secret is shown, or goes to the clipboard unseen. It is not kept as an act: nothing is sent again by itself. */
export function RevealDialog({ asked, onClose }: { asked: RevealAsked; onClose: () => void }) {
  const { property, purpose, version } = asked;
  const client = useQueryClient();
  const toast = useToast();
  const { show } = useReveal();
  const fields = useForm({
    mode: 'onTouched',
    resolver: (values) => checked(values, [['reason', reasonFault(values.reason)]]),
    defaultValues: { reason: '' },
  });
  const { register, handleSubmit, formState, watch } = fields;
  const { busy, error, refusal, send } = useFormCall(fields, {
    call: async ({ reason: typed }, signal) => {
      const reason = typed.trim();
      const { propertyId } = property;
      const body = { reason, purpose, ...(version !== undefined && { version }) };
      const secret = await revealSecret(propertyId, body, signal);
      void client.invalidateQueries({ queryKey: ['audit', 'property', propertyId] });
      if (purpose === 'SHOW') show({ propertyId, ...secret, reason });
      else if (await copyText(secret.value)) toast.show('success', copy.copied);
      else toast.show('danger', copy.notCopied);
    },
    onDone: onClose,
    onFailed: () => propertiesChanged(client),
  });
  const isShown = purpose === 'SHOW';
  return (
    <Modal
      title={isShown ? copy.showTitle : copy.copyTitle}
      text={isShown ? copy.showText : copy.copyText}
      open
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit(send)} className="mt-4" autoComplete="off">
        <p className="mb-4 font-mono font-semibold break-all">
          <bdi>{keyOf(property)}</bdi>
        </p>
        <ReasonField
          label={copy.reason}
          {...fieldState(formState, 'reason', refusal('reason'))}
          value={watch('reason')}
          field={register('reason')}
          disabled={busy}
        />
        {error && (
          <AlertBox variant="danger" className="mt-4">
            {failureText(error, copy.failed)}
          </AlertBox>
        )}
        <ModalActions>
          <Button className={FOOT} onClick={onClose}>
            {CANCEL}
          </Button>
          <SubmitButton className={FOOT} busy={busy} disabled={stillWrong(formState)}>
            {isShown ? copy.show : copy.copy}
          </SubmitButton>
        </ModalActions>
      </form>
    </Modal>
  );
}
