import { RETRY } from '../../shared/copy';
import { isMissingCode } from '../../shared/lib/missing-code';
import { Button } from '../../shared/ui/button';
import { ErrorPicture } from '../../shared/ui/error-picture';
import { copy } from './copy';
import { NewVersion } from './new-version';

interface ErrorFallbackProps {
  /** Whatever was thrown. */
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a screen that broke (sections 2 and 8): picture, text, the error's own message, another try. */
export function ErrorFallback({ error, onRetry }: ErrorFallbackProps) {
  if (isMissingCode(error)) return <NewVersion />;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center">
      <ErrorPicture kind="failure" />
      <h1 tabIndex={-1} className="text-title font-semibold tracking-tight">
        {copy.failure}
      </h1>
      <p role="alert" className="max-w-full whitespace-pre-line text-muted">
        {messageOf(error)}
      </p>
      <Button variant="primary" onClick={onRetry}>
        {RETRY}
      </Button>
    </div>
  );
}

/** The caught error's text; anything can be thrown, and an error may have no words. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : error;
  return typeof text === 'string' && text.trim() !== '' ? text : copy.unknownError;
}
