import { EyeOff } from 'lucide-react';
import { useFromNow } from '~/shared/hooks/use-now';
import { copy as listCopy } from '../copy';
import { copy } from './copy';
import { type Revealed, SHOWN } from './reveal';

const secondsLeft = (until: number, now: number) =>
  Math.max(0, Math.min(SHOWN / 1000, Math.ceil((until - now) / 1000)));

/** A secret while it is shown, with the seconds that are left; it is in no print, and no translator should send it away. */
export function RevealedValue({ secret, bar }: { secret: Revealed; bar?: boolean }) {
  const left = useFromNow((now) => secondsLeft(secret.until, now));
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-warning-soft px-2 py-1 print:hidden">
      <bdi className="notranslate min-w-0 whitespace-pre-wrap break-all font-mono text-xs">{secret.value}</bdi>
      <span aria-hidden className="font-semibold text-warning tabular-nums">
        {copy.seconds(left)}
      </span>
      {bar && <progress aria-hidden max={SHOWN / 1000} value={left} className="h-1 w-full accent-warning-fill" />}
    </span>
  );
}

/** In the place of a secret. */
export function HiddenValue() {
  return (
    <span className="inline-flex items-center gap-2 text-muted">
      <span aria-hidden className="font-mono text-xs">
        {listCopy.dots}
      </span>
      <EyeOff role="img" aria-label={listCopy.hidden} className="size-3.5" />
    </span>
  );
}
