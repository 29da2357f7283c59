import { CloudOff, Copy, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { ApiError } from '../api/api-error';
import { CHECK } from '../copy';
import { formatDate } from '../format/dates';
import { useCopy } from '../toast/use-copy';
import { Button } from '../ui/button';
import { copy } from './copy';

const words = copy.unavailable;

interface UnavailablePartProps {
  /** What needs the call, and what works all the same. */
  text: string;
  /** Such as 'GET /refund'. */
  call: string;
  error: unknown;
  checking: boolean;
  onCheck: () => void;
}

/** In place of a part whose call the platform lacks: no failure, so nothing is red and nothing is asked by itself. */
export function UnavailablePart({ text, call, error, checking, onCheck }: UnavailablePartProps) {
  const id = useId();
  const [asked, setAsked] = useState({ error, date: Date.now() });
  if (asked.error !== error) setAsked({ error, date: Date.now() });
  const copyText = useCopy({ copied: words.copied, failed: words.notCopied });
  const fact = `${call} · ${error instanceof ApiError ? error.httpStatus : ''}`;
  const date = formatDate(asked.date);
  return (
    <section aria-labelledby={id} data-tone="neutral">
      <div className="flex flex-wrap items-start gap-4 rounded-xl border border-dashed border-line-strong bg-surface p-5">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-neutral-soft text-neutral">
          <CloudOff aria-hidden className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id} className="text-card font-semibold">
            {words.title}
          </h2>
          <p className="mt-1">{text}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <code className="rounded border border-line bg-sunken px-2 py-0.5 font-mono text-xs text-ink">{fact}</code>
            {words.checked(date)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => copyText(`${words.title}: ${fact}, ${words.checked(date)}`)}>
            <Copy aria-hidden className="size-4" />
            {words.copy}
          </Button>
          <Button disabled={checking} onClick={onCheck}>
            <RefreshCw aria-hidden className="size-4" />
            {CHECK}
          </Button>
        </div>
      </div>
      <p className="mt-2 text-sm text-muted">{words.note}</p>
    </section>
  );
}
