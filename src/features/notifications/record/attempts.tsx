import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { bodyText } from '~/shared/masking/body-text';
import { maskText } from '~/shared/masking/mask';
import { Moment, shown } from '~/shared/record/cells';
import { CopyButton } from '~/shared/ui/copy-button';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Attempt, DeliveryDetail } from '../api/notification';
import { answerText, delayText } from '../deliveries/delivery-badges';
import { isTaken } from './attempt-end';
import { copy } from './copy';

/** Every attempt, newest first, and of one of them what was sent and what came back. The arrows lead to the others. */
export function Attempts({ delivery }: { delivery: DeliveryDetail }) {
  const { attempts, nextAttemptAt } = delivery;
  const id = useId();
  const [chosen, setChosen] = useState(attempts[0]?.number);
  const attempt = attempts.find(({ number }) => number === chosen) ?? attempts[0];
  if (!attempt) {
    return (
      <p className="text-muted">
        {[copy.noAttempts, nextAttemptAt !== null && copy.dueAt(platformDate(nextAttemptAt))].filter(Boolean).join(' ')}
      </p>
    );
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = step === undefined ? undefined : attempts[attempts.indexOf(attempt) + step];
    if (!next) return;
    event.preventDefault();
    setChosen(next.number);
    document.getElementById(`${id}-${next.number}`)?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <div
        role="tablist"
        aria-label={copy.attempts}
        aria-orientation="vertical"
        onKeyDown={press}
        className="overflow-hidden rounded-xl border border-line"
      >
        {attempts.map((one) => (
          <button
            key={one.number}
            id={`${id}-${one.number}`}
            type="button"
            role="tab"
            aria-selected={one === attempt}
            aria-controls={`${id}-panel`}
            tabIndex={one === attempt ? 0 : -1}
            onClick={() => setChosen(one.number)}
            className={clsx(
              'flex min-h-9 w-full items-center gap-4 border-t border-line px-3 text-left first:border-t-0 -outline-offset-2',
              one === attempt ? 'bg-primary-soft' : 'hover:bg-sunken',
            )}
          >
            <strong className="font-semibold whitespace-nowrap">{copy.attempt(one.number ?? MISSING)}</strong>
            <Moment value={one.date} />
            <Badge tone={isTaken(one, delivery) ? 'success' : 'danger'} className="ml-auto">
              {endText(one, delivery)}
            </Badge>
            <span className="w-16 shrink-0 whitespace-nowrap text-right">{delayText(one.durationMs)}</span>
          </button>
        ))}
      </div>
      {nextAttemptAt !== null && <p className="text-muted">{copy.nextAt(platformDate(nextAttemptAt))}</p>}
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${attempt.number}`}
        className="flex flex-col gap-5"
      >
        <Message
          label={copy.request}
          note={shown(attempt.target)}
          text={messageText(attempt.requestHeaders, attempt.request)}
        />
        {attempt.response === null && attempt.responseHeaders.length === 0 ? (
          <section>
            <h3 className="mb-1 font-semibold">{copy.response}</h3>
            <p className="text-muted">{copy.noResponse}</p>
          </section>
        ) : (
          <Message
            label={copy.response}
            note={endText(attempt, delivery)}
            text={messageText(attempt.responseHeaders, attempt.response)}
          />
        )}
        <p className="text-sm text-muted">{copy.masked}</p>
      </div>
    </div>
  );
}

/** Its code, and in words what has none. */
function endText(attempt: Attempt, delivery: DeliveryDetail): string {
  if (attempt.outcome !== 'ANSWERED' || attempt.httpStatus !== null) return answerText(attempt);
  return isTaken(attempt, delivery) ? copy.taken : copy.refused;
}

/** Headers and body as they may be read. */
function messageText(headers: Attempt['requestHeaders'], body: string | null): string {
  const lines = headers.map(({ name, value }) => maskText(`${name ?? ''}: ${value ?? ''}`));
  return [lines.join('\n'), bodyText(body)].filter(Boolean).join('\n\n');
}

/** A request or a response in its read-only area; what is copied is what is seen. */
function Message({ label, note, text }: { label: string; note: string; text: string }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <label id={`${id}-label`} htmlFor={id} className="font-semibold">
          {label}
        </label>
        <bdi className="mr-auto font-mono text-xs text-muted">{note}</bdi>
        <CopyButton text={() => text} disabled={text === ''} describedBy={`${id}-label`} />
      </div>
      {/* A text area would be cut through its lines where a page ends. */}
      <pre className="hidden font-mono text-xs whitespace-pre-wrap print:block">{text}</pre>
      <textarea
        id={id}
        readOnly
        rows={Math.min(14, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        value={text}
        className="block w-full resize-y rounded-lg border border-line-strong bg-sunken p-3 font-mono text-xs text-ink print:hidden"
      />
    </div>
  );
}
