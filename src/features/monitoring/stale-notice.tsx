import { attemptText } from '../../shared/lib/freshness';
import { AlertBox } from '../../shared/ui/alert-box';
import { copy } from './copy';
import { EmptyPayloadError } from './empty-payload';

interface StaleNoticeProps {
  /** Why the last refresh brought nothing; null while all is well. */
  error: Error | null;
  /** Failures in a row. */
  failures: number;
  /** Tries of the refresh under way that came back empty. */
  emptyTries: number;
}

/** Over an answer that stays on screen although newer ones failed: why, and which attempt this is. */
export function StaleNotice({ error, failures, emptyTries }: StaleNoticeProps) {
  if (emptyTries > 0) return <Notice text={copy.emptyOnce} attempt={emptyTries + 1} />;
  if (error === null) return null;
  return <Notice text={failureText(error)} attempt={Math.max(1, failures)} />;
}

function Notice({ text, attempt }: { text: string; attempt: number }) {
  return (
    <AlertBox variant="warning" className="mb-4">
      {`${text} · ${attemptText(attempt)}`}
    </AlertBox>
  );
}

/** What section 8 says for a monitoring request that failed. */
export function failureText(error: Error): string {
  return error instanceof EmptyPayloadError ? copy.stayedEmpty : copy.connectionFailed;
}
