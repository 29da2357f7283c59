import { TimerReset } from 'lucide-react';
import { copy } from './copy';

/** Counts down to the lock. It is announced once, with the seconds of that moment: each second would be chatter. */
export function LockWarning({ seconds }: { seconds: number }) {
  return (
    <div data-tone="warning" className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4">
      <div className="flex max-w-full items-center gap-3 rounded-lg bg-warning-soft px-4 py-2.5 text-warning shadow-modal">
        <TimerReset aria-hidden className="size-4 shrink-0" />
        <p aria-hidden className="min-w-0">
          <strong className="font-semibold">{copy.warning(seconds)}</strong>. {copy.stay}
        </p>
      </div>
    </div>
  );
}
