import { ageText, isStale } from '../lib/freshness';
import { useRefreshInterval } from '../lib/refresh-interval';
import { useNow } from '../lib/use-now';
import { Badge } from './badge';

interface AnswerAgeProps {
  /** Epoch ms. */
  at: number;
  /** Failed refreshes since then. */
  failures: number;
  /** Where no time stands before it. */
  bare?: boolean;
}

/** ' · hace 6 s', ticking; marked once two intervals went by without a good answer. */
export function AnswerAge({ at, failures, bare }: AnswerAgeProps) {
  const age = useNow() - at;
  const seconds = useRefreshInterval();
  return (
    <span className="whitespace-nowrap text-sm text-muted">
      {bare ? ageText(age) : ` · ${ageText(age)}`}
      {!bare && isStale({ age, seconds, failures }) && (
        <Badge tone="warning" className="ml-2">
          Desactualizado
        </Badge>
      )}
    </span>
  );
}
