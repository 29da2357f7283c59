import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiError } from '~/shared/api/api-error';
import { CANCEL } from '~/shared/copy';
import { useFormCall } from '~/shared/hooks/use-form-call';
import { cleanId } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { SubmitButton, submitOnEnter } from '~/shared/ui/form/submit-button';
import { refundQueries } from '../api/refund-api';
import { copy } from './copy';

function idError(id: string): string | undefined {
  if (id === '') return copy.idMissing;
  return sensitiveKind(id) ? copy.idPersonal : undefined;
}

/** A 404 with a reason in words is of the operation: the platform has the call. */
function refusals(error: unknown): { id?: string } {
  return error instanceof ApiError && error.httpStatus === 404 ? { id: copy.idUnknown } : {};
}

/** First step: which operation, by its id or that of its order. */
export function FindOperation({ onFound, onCancel }: { onFound: (operationId: string) => void; onCancel: () => void }) {
  const client = useQueryClient();
  const fields = useForm({
    mode: 'onTouched',
    resolver: (values: { id: string }) => checked(values, [['id', idError(cleanId(values.id).text)]]),
    defaultValues: { id: '' },
  });
  const { register, handleSubmit, formState } = fields;
  const { busy, error, refusal, send } = useFormCall(fields, {
    call: async ({ id }, signal) => {
      const found = await client.fetchQuery(refundQueries.eligibility(cleanId(id).text));
      client.setQueryData(refundQueries.eligibility(found.operationId).queryKey, found);
      // Whoever has shut the dialog since waits for nothing.
      if (!signal.aborted) onFound(found.operationId);
    },
    refusals,
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(send)}
      onKeyDown={submitOnEnter}
      autoComplete="off"
      className="mt-4 flex flex-col gap-4"
    >
      {error && <AlertBox variant="danger">{copy.idFailed}</AlertBox>}
      <Field label={copy.id} hint={copy.idHint} {...fieldState(formState, 'id', refusal('id'))}>
        {(control) => (
          <input
            {...control}
            {...register('id')}
            // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was just opened for it
            autoFocus
            spellCheck={false}
            className={`${controlStyle} font-mono`}
          />
        )}
      </Field>
      <div className="flex justify-end gap-3">
        <Button onClick={onCancel}>{CANCEL}</Button>
        <SubmitButton busy={busy}>{copy.goOn}</SubmitButton>
      </div>
    </form>
  );
}
