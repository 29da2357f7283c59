import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { copy } from '../copy';

/** Days at which a certificate is a matter for soon, and for now. */
const SOON = 14;
const NOW = 7;

/** Whole days that a certificate has left; the sign says what the colour does. */
export function Certificate({ days }: { days: number | null }) {
  if (days === null) return <span>{MISSING}</span>;
  const tone = days < NOW ? 'font-semibold text-danger' : days < SOON ? 'font-semibold text-warning' : '';
  return (
    <span className={clsx('inline-flex items-center gap-1 whitespace-nowrap', tone)}>
      {days < SOON && <TriangleAlert aria-hidden className="size-3.5" />}
      {copy.days(days)}
    </span>
  );
}
