import { useEffect, useState } from 'react';
import { isChunkError, isChunkGone } from '~/shared/api/chunk-error';
import { RETRY } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { ErrorPicture } from '~/shared/ui/feedback/error-picture';
import { copy } from '../frame-copy';

interface ErrorFallbackProps {
  /** Whatever was thrown. */
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a screen that broke (spec 5.6): picture, text, the error's own message, another try. */
export function ErrorFallback({ error, onRetry }: ErrorFallbackProps) {
  const missing = isChunkError(error);
  // Some browsers never ask again for a file that could not be had (spec 15.5); offline, a reload loses the page.
  const lacksCode = missing || (error instanceof Error && isChunkError(error.cause));
  const retry = () => (lacksCode && navigator.onLine ? window.location.reload() : onRetry());
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center">
      <ErrorPicture name={copy.failurePicture}>
        <Bolt />
      </ErrorPicture>
      <h1 tabIndex={-1} className="text-title font-semibold tracking-tight">
        {copy.failure}
      </h1>
      <p role="alert" className="min-h-5 max-w-full whitespace-pre-line text-muted">
        {missing ? <MissingReason error={error} /> : messageOf(error)}
      </p>
      <Button variant="primary" onClick={retry}>
        {RETRY}
      </Button>
    </div>
  );
}

function Bolt() {
  return (
    <g>
      <circle cx="176" cy="52" r="24" className="fill-danger-soft" />
      <path d="M179 36l-12 19h9l-3 14 13-20h-9z" className="fill-danger" />
    </g>
  );
}

/** Why a part of the console could not be loaded. */
function MissingReason({ error }: { error: Error }) {
  const [reason, setReason] = useState(navigator.onLine ? '' : copy.offline);
  useEffect(() => {
    if (!navigator.onLine) return;
    let left = false;
    void isChunkGone(error).then((gone) => !left && setReason(gone ? copy.newVersion : copy.notLoaded));
    return () => {
      left = true;
    };
  }, [error]);
  return <span>{reason}</span>;
}

/** The caught error's text; anything can be thrown, and an error may have no words. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : error;
  return typeof text === 'string' && text.trim() !== '' ? text : copy.unknownError;
}
