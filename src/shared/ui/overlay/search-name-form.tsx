import { useForm } from 'react-hook-form';
import { REQUIRED } from '~/shared/copy';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { Button } from '../button';
import { controlStyle } from '../form/control-style';
import { Field } from '../form/field';
import { fieldState } from '../form/field-state';
import { submitOnEnter } from '../form/submit-on-enter';

const IMPERSONAL = 'Usa un nombre sin datos personales';

/** Gives a name to the search of the moment. */
export function SearchNameForm({ onName }: { onName: (name: string) => void }) {
  const { register, handleSubmit, formState, reset, setFocus } = useForm({ mode: 'all', defaultValues: { name: '' } });
  const save = handleSubmit(({ name }) => {
    onName(name.trim());
    reset();
    // The button has nothing more to do, and goes out.
    setFocus('name');
  });
  return (
    <form noValidate onSubmit={save} onKeyDown={submitOnEnter} className="mt-4 flex items-start gap-2">
      <Field label="Nombre de la búsqueda actual" {...fieldState(formState, 'name')} className="min-w-0 flex-1">
        {(control) => (
          <input
            {...control}
            {...register('name', {
              validate: (name) => (sensitiveKind(name) ? IMPERSONAL : name.trim() !== '' || REQUIRED),
            })}
            maxLength={60}
            className={controlStyle}
          />
        )}
      </Field>
      <Button type="submit" disabled={!formState.isValid} className="mt-6 min-h-9.5">
        Guardar
      </Button>
    </form>
  );
}
