import { clsx } from 'clsx';
import { Badge } from '~/shared/ui/feedback/badge';
import { softTone } from '~/shared/ui/feedback/tone';
import { safeText } from '../api/safe-text';
import { NOT_IN_DICTIONARY, RESPONSIBLE, UNKNOWN_CODE_NEXT, WHAT_TO_SAY } from './drawer-copy';
import type { Explanation } from './explain';

/** What happened, whose matter it is, and what support says next. A code that no dictionary has is shown as sent. */
export function ExplanationCard({ told, sent }: { told: Explanation; sent: string | null }) {
  const { tone, title, text, code, decline } = told;
  return (
    <section aria-label="Qué pasó" data-tone={tone} className={clsx('rounded-xl px-4 py-3', softTone[tone])}>
      <h3 className="text-card font-semibold">{title}</h3>
      <div className="mt-1 space-y-1 text-ink">
        {text && <p>{text}</p>}
        {code !== undefined && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>
              Código <bdi className="font-mono font-semibold">{safeText(code)}</bdi>:{' '}
              {decline?.meaning ?? (safeText(sent) || 'sin descripción')}
            </span>
            {!decline && <Badge tone="warning">{NOT_IN_DICTIONARY}</Badge>}
          </p>
        )}
        {decline && (
          <p>
            {RESPONSIBLE}: <strong className="font-semibold">{decline.party}</strong>
          </p>
        )}
        {code !== undefined && (
          <p>
            {WHAT_TO_SAY}: {decline?.next ?? UNKNOWN_CODE_NEXT}
          </p>
        )}
      </div>
    </section>
  );
}
