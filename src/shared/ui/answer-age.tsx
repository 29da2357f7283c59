import { ageText, isStale } from '../lib/freshness';
import { useRefreshInterval } from '../lib/refresh-interval';
import { useFromNow } from '../lib/use-now';
import { Badge } from './badge';

interface AnswerAgeProps {
  /** Epoch ms. */
  at: number;
  /** Failed refreshes since then. */
  failures: number;
  /** Where no time stands before it. */
  bare?: boolean;
  /** Seconds between two texts: among hundreds of ages not every one changes every second. */
  step?: number;
}

/** ' · hace 6 s', ticking; marked once two intervals went by without a good answer. */
export function AnswerAge({ at, failures, bare, step = 1 }: AnswerAgeProps) {
  const seconds = useRefreshInterval();
  const text = useFromNow((now) => ageText(now - at - ((now - at) % (step * 1000))));
  const stale = useFromNow((now) => isStale({ age: now - at, seconds, failures }));
  return (
    <span className="whitespace-nowrap text-sm text-muted">
      {bare ? text : ` · ${text}`}
      {!bare && stale && (
        <Badge tone="warning" className="ml-2">
          Desactualizado
        </Badge>
      )}
    </span>
  );
}
