import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CANCEL } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { Button } from '~/shared/ui/button';
import { checked } from '~/shared/ui/form/checked';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState, stillWrong } from '~/shared/ui/form/field-state';
import { SubmitButton, submitOnEnter } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { copy } from './copy';
import { changeLimits, isLimit, LIMIT_NAMES, LIMITS, type LimitName, type Limits, PRESETS } from './limits';

interface LimitsDialogProps {
  limits: Limits;
  open: boolean;
  onClose: () => void;
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

const texts = (limits: Limits) =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, String(limits[name])])) as Record<LimitName, string>;

/** The limits behind the levels: seen, changed, put back. */
export function LimitsDialog({ limits, open, onClose }: LimitsDialogProps) {
  const [error] = useState(
    () => (name: LimitName, text: string) =>
      isLimit(name, numberIn(text))
        ? undefined
        : copy.outside(formatCount(LIMITS[name].min), formatCount(LIMITS[name].max)),
  );
  const { register, handleSubmit, formState, reset } = useForm({
    mode: 'all',
    resolver: (values) =>
      checked(
        values,
        LIMIT_NAMES.map((name) => [name, error(name, values[name])]),
      ),
    defaultValues: texts(limits),
  });
  const save = handleSubmit((values) => {
    changeLimits(
      Object.fromEntries(LIMIT_NAMES.map((name) => [name, numberIn(values[name])])) as Record<LimitName, number>,
    );
    onClose();
  });
  return (
    <Modal title={copy.title} text={copy.text} open={open} onClose={onClose}>
      <form noValidate className="mt-4" onSubmit={save} onKeyDown={submitOnEnter}>
        <div className="grid gap-3 sm:grid-cols-2">
          {LIMIT_NAMES.map((name) => (
            <Field key={name} label={copy.labels[name]} {...fieldState(formState, name)}>
              {(control) => <input {...control} {...register(name)} className={controlStyle} inputMode="decimal" />}
            </Field>
          ))}
        </div>
        <ModalActions>
          <Button
            variant="link"
            className="mr-auto"
            onClick={() => {
              changeLimits(null);
              reset(texts(PRESETS));
            }}
          >
            {copy.reset}
          </Button>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton disabled={stillWrong(formState)}>{copy.save}</SubmitButton>
        </ModalActions>
      </form>
    </Modal>
  );
}
