import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface SegmentedChoiceProps<T extends string | number> {
  legend: string;
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  value: T;
  onChange: (value: T) => void;
}

/** Two or three choices side by side: native radio buttons, so the arrows move between them. */
export function SegmentedChoice<T extends string | number>({
  legend,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="inline-flex max-w-full overflow-hidden rounded-lg border border-line-strong">
        {options.map(({ value: own, label, icon: Icon }) => (
          <label
            key={own}
            className="flex min-h-9 cursor-pointer items-center gap-2 border-l border-line-strong px-3 text-sm font-medium text-muted first:border-l-0 hover:text-ink has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary sm:px-4"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={own === value}
              onChange={() => onChange(own)}
            />
            {Icon && <Icon aria-hidden className="size-4 shrink-0 max-xs:hidden" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
