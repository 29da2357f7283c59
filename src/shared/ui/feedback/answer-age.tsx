import { ageText, isStale } from '~/shared/format/freshness';
import { useFromNow } from '~/shared/hooks/use-now';
import { useRefreshInterval } from '~/shared/storage/refresh-interval';
import { Badge } from './badge';

const copy = { ageOf: (age: string) => `Datos de ${age}`, stale: 'Desactualizado' };

interface AnswerAgeProps {
  /** Epoch ms. */
  at: number;
  /** Failed refreshes since then. */
  failures: number;
  /** Where no time stands before it. */
  bare?: boolean;
}

/**
 * ' · hace 6 s', ticking. Marked as old after a failed refresh ('Datos de hace 2 min', spec 6.6) and once two intervals
 * went by without a good answer.
 */
export function AnswerAge({ at, failures, bare }: AnswerAgeProps) {
  const seconds = useRefreshInterval();
  const text = useFromNow((now) => ageText(now - at));
  const stale = useFromNow((now) => isStale({ age: now - at, seconds }));
  if (failures > 0 && !bare) return <Mark text={copy.ageOf(text)} />;
  return (
    <span className="whitespace-nowrap text-sm text-muted">
      {bare ? text : ` · ${text}`}
      {!bare && stale && <Mark text={copy.stale} />}
    </span>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <Badge tone="warning" className="ml-2">
      {text}
    </Badge>
  );
}
