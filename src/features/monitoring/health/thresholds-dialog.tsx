import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CANCEL } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { Button } from '~/shared/ui/button';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { fieldState } from '~/shared/ui/form/field-state';
import { SubmitButton, submitOnEnter } from '~/shared/ui/form/submit-button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { copy } from '../copy';
import { laterCopy } from '../later-copy';
import type { ThresholdName } from '../sections/registry';
import type { Threshold } from '../sections/section';
import type { Thresholds } from './thresholds';

type Draft = Record<ThresholdName, string>;

interface ThresholdsFormProps {
  specs: Readonly<Record<ThresholdName, Threshold>>;
  values: Thresholds;
  /** Null goes back to the presets. */
  onSave: (values: Thresholds | null) => void;
  onClose: () => void;
}

interface ThresholdsDialogProps extends ThresholdsFormProps {
  open: boolean;
  /** Which opening this is: each one starts from what is kept. */
  turn: number;
}

/** The thresholds behind 'Degradado': seen, changed, put back. */
export function ThresholdsDialog({ open, turn, ...form }: ThresholdsDialogProps) {
  return (
    <Modal title={copy.thresholds} text={laterCopy.thresholdsHint} open={open} onClose={form.onClose}>
      <ThresholdsForm key={turn} {...form} />
    </Modal>
  );
}

function ThresholdsForm({ specs, values, onSave, onClose }: ThresholdsFormProps) {
  const names = Object.keys(specs) as readonly ThresholdName[];
  const draftOf = (numberOf: (name: ThresholdName) => number) =>
    Object.fromEntries(names.map((name) => [name, String(numberOf(name))])) as Draft;
  const [schema] = useState(() => schemaOf(specs));
  const { register, handleSubmit, formState, reset } = useForm<Draft>({
    mode: 'all',
    resolver: zodResolver(schema),
    defaultValues: draftOf((name) => values[name]),
  });

  const save = handleSubmit((draft) => {
    onSave(Object.fromEntries(names.map((name) => [name, read(draft[name])])) as Record<ThresholdName, number>);
    onClose();
  });
  const restore = () => {
    onSave(null);
    reset(draftOf((name) => specs[name].preset));
  };

  return (
    <form noValidate className="mt-4" onSubmit={save} onKeyDown={submitOnEnter}>
      <div className="-mx-1 max-h-[50dvh] flex flex-col gap-3 overflow-y-auto px-1">
        {names.map((name) => (
          <Field key={name} label={specs[name].label} {...fieldState(formState, name)}>
            {(control) => <input {...control} {...register(name)} className={controlStyle} inputMode="decimal" />}
          </Field>
        ))}
      </div>
      <ModalActions>
        <Button variant="link" className="mr-auto" onClick={restore}>
          {laterCopy.reset}
        </Button>
        <Button onClick={onClose}>{CANCEL}</Button>
        <SubmitButton disabled={!formState.isValid}>{laterCopy.save}</SubmitButton>
      </ModalActions>
    </form>
  );
}

function schemaOf(specs: ThresholdsFormProps['specs']) {
  const fields = Object.entries(specs).map(([name, { min, max }]) => {
    const error = laterCopy.thresholdOutside(formatCount(min), formatCount(max));
    return [name, z.string().check(z.refine((text) => read(text) >= min && read(text) <= max, { error }))] as const;
  });
  return z.object(Object.fromEntries(fields) as Record<ThresholdName, z.ZodMiniString<string>>);
}

function read(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}
