import { useForm } from 'react-hook-form';
import { CANCEL } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { Button } from '~/shared/ui/button';
import { controlStyle } from '~/shared/ui/form/control-style';
import { Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { submitOnEnter } from '~/shared/ui/form/submit-on-enter';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { copy } from '../copy';
import { laterCopy } from '../later-copy';
import {
  changeLimits,
  isLimit,
  LIMIT_NAMES,
  LIMITS,
  type LimitName,
  type Limits,
  PRESET_LIMITS,
  readLimits,
} from './limits';

type Draft = Record<LimitName, string>;

interface LimitsDialogProps {
  open: boolean;
  /** Which opening this is: each one starts from what is kept. */
  turn: number;
  onClose: () => void;
}

/** The limits behind 'Degradado': seen, changed, put back. */
export function LimitsDialog({ open, turn, onClose }: LimitsDialogProps) {
  return (
    <Modal title={copy.limits} text={laterCopy.limitsHint} open={open} onClose={onClose}>
      <LimitsForm key={turn} onClose={onClose} />
    </Modal>
  );
}

function LimitsForm({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, formState, reset } = useForm<Draft>({
    mode: 'all',
    defaultValues: draftOf(readLimits()),
  });

  const save = handleSubmit((draft) => {
    changeLimits(Object.fromEntries(LIMIT_NAMES.map((name) => [name, read(draft[name])])) as Record<LimitName, number>);
    onClose();
  });
  const restore = () => {
    changeLimits(null);
    reset(draftOf(PRESET_LIMITS));
  };

  return (
    <form noValidate className="mt-4" onSubmit={save} onKeyDown={submitOnEnter}>
      <div className="-mx-1 max-h-[50dvh] space-y-3 overflow-y-auto px-1">
        {LIMIT_NAMES.map((name) => (
          <Field key={name} label={laterCopy.limitLabels[name]} {...fieldState(formState, name)}>
            {(control) => (
              <input
                {...control}
                {...register(name, { validate: (text) => isLimit(name, read(text)) || outside(name) })}
                className={controlStyle}
                inputMode="decimal"
              />
            )}
          </Field>
        ))}
      </div>
      <ModalActions>
        <Button variant="link" className="mr-auto" onClick={restore}>
          {laterCopy.reset}
        </Button>
        <Button onClick={onClose}>{CANCEL}</Button>
        <Button type="submit" variant="primary" disabled={!formState.isValid}>
          {laterCopy.save}
        </Button>
      </ModalActions>
    </form>
  );
}

function outside(name: LimitName): string {
  const { min, max } = LIMITS[name];
  return laterCopy.limitOutside(formatCount(min), formatCount(max));
}

function draftOf(limits: Limits): Draft {
  return Object.fromEntries(LIMIT_NAMES.map((name) => [name, String(limits[name])])) as Draft;
}

function read(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}
