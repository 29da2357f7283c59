import { Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface InfoTipProps {
  /** Name of the button, for example 'Cómo se calcula la tasa de aprobación'. */
  label: string;
  children: ReactNode;
}

/** An explanation that shows under the pointer, the keyboard's focus and a finger; Escape puts it away. */
export function InfoTip({ label, children }: InfoTipProps) {
  const id = useId();
  return (
    <span className="relative z-10 inline-flex">
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="peer inline-flex size-6 items-center justify-center rounded text-muted hover:text-ink"
      >
        <Info aria-hidden className="size-4" />
      </button>
      <span
        id={id}
        role="tooltip"
        className="invisible absolute top-full right-0 z-30 w-64 rounded-lg border border-line-strong bg-surface p-3 text-left text-sm font-normal text-ink shadow-modal peer-hover:visible peer-focus:visible hover:visible"
      >
        {children}
      </span>
    </span>
  );
}
