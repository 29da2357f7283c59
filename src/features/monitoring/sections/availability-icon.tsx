import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { softTone } from '~/shared/ui/feedback/tone';
import { copy } from '../copy';

/** The green or red icon of a section's heading. */
export function AvailabilityIcon({ available }: { available: boolean }) {
  const Icon = available ? Check : X;
  const tone = available ? 'success' : 'danger';
  return (
    <span
      role="img"
      aria-label={available ? copy.available : copy.unavailable}
      data-tone={tone}
      className={clsx('flex size-5.5 shrink-0 items-center justify-center rounded-full', softTone[tone])}
    >
      <Icon aria-hidden className="size-3.5" />
    </span>
  );
}
