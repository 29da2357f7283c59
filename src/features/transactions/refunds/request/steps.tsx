import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { copy } from './copy';

/** Where one stands of the two steps. */
export function Steps({ step }: { step: 1 | 2 }) {
  return (
    <ol className="mt-3 flex items-center gap-3 border-b border-line pb-4 text-sm">
      {[copy.steps.operation, copy.steps.rest].map((label, index) => {
        const [isDone, isNow] = [index + 1 < step, index + 1 === step];
        return (
          <li
            key={label}
            aria-current={isNow ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-2',
              index === 1 && 'ml-auto',
              isNow ? 'font-semibold' : 'text-muted',
            )}
          >
            <span
              className={clsx(
                'flex size-6 items-center justify-center rounded-full text-xs font-semibold',
                isDone ? 'bg-success-soft text-success' : isNow ? 'bg-primary text-on-primary' : 'bg-neutral-soft',
              )}
            >
              {isDone ? <Check aria-hidden className="size-3.5" /> : index + 1}
            </span>
            <span className={clsx(!isNow && 'max-sm:sr-only')}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}
