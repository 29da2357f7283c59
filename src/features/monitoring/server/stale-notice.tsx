import { attemptText } from '~/shared/format/freshness';
import { useIntervalRuns } from '~/shared/storage/refresh-interval';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { EmptyPayloadError } from '../api/empty-payload';
import { copy } from '../copy';

interface StaleNoticeProps {
  /** Why the last refresh brought nothing. */
  error: Error;
  /** Failures in a row. */
  failures: number;
}

/** The panel 'Traza' over an answer that stays on screen although a newer one failed (spec 6.6). */
export function StaleNotice({ error, failures }: StaleNoticeProps) {
  const triesAgain = useIntervalRuns();
  return (
    <SectionError
      compact
      title={copy.trace}
      message={failureText(error)}
      actions={triesAgain && <p className="text-muted">{attemptText(Math.max(1, failures))}</p>}
    />
  );
}

/** What spec 6.4 says for a monitoring request that failed. */
export function failureText(error: Error): string {
  return error instanceof EmptyPayloadError ? copy.stayedEmpty : copy.connectionFailed;
}
