import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { copy } from './copy';

/** Where one stands of the steps. */
export function Steps({ step }: { step: number }) {
  return (
    <ol aria-label={copy.stepsLabel} className="mt-3 flex items-center gap-x-4 border-b border-line pb-3 text-sm">
      {copy.steps.map((label, index) => (
        <li
          key={label}
          aria-current={index === step ? 'step' : undefined}
          className={clsx('flex items-center gap-2', index === step ? 'font-semibold' : 'text-muted')}
        >
          <span
            className={clsx(
              'flex size-6 items-center justify-center rounded-full text-xs font-semibold',
              index < step
                ? 'bg-success-soft text-success'
                : index === step
                  ? 'bg-primary text-on-primary'
                  : 'bg-neutral-soft',
            )}
          >
            {index < step ? <Check aria-hidden className="size-3.5" /> : index + 1}
          </span>
          <span className={clsx(index !== step && 'max-sm:sr-only')}>{label}</span>
        </li>
      ))}
    </ol>
  );
}
