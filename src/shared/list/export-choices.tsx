import type { CsvForm } from '../storage/preferences';
import { exportCopy } from './dialog-copy';

export type ExportFormat = 'csv' | 'json';

interface ExportChoicesProps {
  format: ExportFormat;
  form: CsvForm;
  disabled: boolean;
  onFormat: (format: ExportFormat) => void;
  onForm: (form: CsvForm) => void;
}

const CHOICE = 'flex min-h-7 items-center gap-2';

/** What kind of file, and for a table how its values stand in it. */
export function ExportChoices({ format, form, disabled, onFormat, onForm }: ExportChoicesProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
      <fieldset className="flex gap-5" disabled={disabled}>
        <legend className="mb-1.5 text-sm font-semibold">{exportCopy.format}</legend>
        {(['csv', 'json'] as const).map((option) => (
          <label key={option} className={CHOICE}>
            <input
              type="radio"
              name="format"
              checked={format === option}
              onChange={() => onFormat(option)}
              className="size-4 accent-primary"
            />
            {option.toUpperCase()}
          </label>
        ))}
      </fieldset>
      {format === 'csv' && (
        <fieldset className="flex flex-wrap gap-x-5" disabled={disabled}>
          <legend className="mb-1.5 text-sm font-semibold">{exportCopy.values}</legend>
          {(['excel', 'exact'] as const).map((option) => (
            <label key={option} className={CHOICE}>
              <input
                type="radio"
                name="form"
                checked={form === option}
                onChange={() => onForm(option)}
                className="size-4 accent-primary"
              />
              {exportCopy.forms[option][0]}
            </label>
          ))}
          <p className="mt-1 w-full text-sm text-muted">{exportCopy.forms[form][1]}</p>
        </fieldset>
      )}
    </div>
  );
}
