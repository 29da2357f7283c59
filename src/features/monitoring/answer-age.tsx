import { Badge } from '../../shared/ui/badge';
import { copy } from './copy';
import { ageText, isStale } from './freshness';
import { useRefreshInterval } from './refresh-interval';
import { useNow } from './use-now';

/** ' · hace 6 s', ticking; marked once two intervals went by without a good answer. @param at epoch ms */
export function AnswerAge({ at, failures }: { at: number; failures: number }) {
  const age = useNow() - at;
  const seconds = useRefreshInterval();
  return (
    <span className="whitespace-nowrap text-sm text-muted">
      {` · ${ageText(age)}`}
      {isStale({ age, seconds, failures }) && (
        <Badge tone="warning" className="ml-2">
          {copy.stale}
        </Badge>
      )}
    </span>
  );
}
