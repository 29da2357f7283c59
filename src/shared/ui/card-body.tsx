import { clsx } from 'clsx';
import { CircleAlert, Hourglass, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { failureText, isUnavailable, isWorthRetrying } from '~/shared/api/call-failure';
import { CHECK, LOADING, RETRY } from '~/shared/copy';
import { clockRead } from '~/shared/hooks/use-now';
import { Button } from '~/shared/ui/button';

/** A number or a name that leads somewhere: its line is faint until it is pointed at. */
export const quietLink =
  'underline decoration-line-strong decoration-1 underline-offset-4 hover:text-primary hover:decoration-current';

interface CardBodyProps<T> {
  query: {
    data: T | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: (how: { cancelRefetch: boolean }) => Promise<unknown>;
  };
  /** What is said before 'Reintentar' to who only hears it: several cards have such a button. */
  title: string;
  /** Height that the card has in every state, so that nothing moves when its answer comes. */
  className: string;
  children: (data: T) => ReactNode;
}

/**
 * The content of one card: skeleton, answer, or why there is none and a way to ask again. A refresh that fails leaves
 * the last answer where it is, with a mark at its corner.
 */
export function CardBody<T>({ query, title, className, children }: CardBodyProps<T>) {
  const card = useRef<HTMLDivElement>(null);
  const { data, error, isFetching } = query;
  const retry = () => {
    // The pressed button is about to go; the keyboard stays at the card.
    card.current?.focus();
    // A day that has just begun is drawn before it is asked for.
    void clockRead().then(() => query.refetch({ cancelRefetch: false }));
  };
  return (
    <div ref={card} tabIndex={-1} aria-busy={data === undefined && isFetching} className={clsx('relative', className)}>
      {data !== undefined && children(data)}
      {data !== undefined && error && !isFetching && <StaleMark title={title} error={error} onRetry={retry} />}
      {data === undefined && (isFetching || !error ? <Skeleton /> : <Failure {...{ title, error }} onRetry={retry} />)}
    </div>
  );
}

interface FailureProps {
  title: string;
  error: Error;
  onRetry: () => void;
}

function Failure({ title, error, onRetry }: FailureProps) {
  const missing = isUnavailable(error);
  const Icon = missing ? Hourglass : CircleAlert;
  const again = missing ? CHECK : RETRY;
  return (
    <div
      data-tone={missing ? 'info' : 'danger'}
      className="absolute inset-0 z-20 flex flex-wrap content-center items-center justify-center gap-x-3 gap-y-1.5 text-center"
    >
      <p className="text-sm text-muted">
        <Icon aria-hidden className={clsx('mr-1.5 inline size-4', missing ? 'text-info' : 'text-danger')} />
        {failureText(error)}
      </p>
      {(missing || isWorthRetrying(error)) && (
        <Button size="sm" aria-label={`${again}: ${title}`} onClick={onRetry}>
          {again}
        </Button>
      )}
    </div>
  );
}

function StaleMark({ title, error, onRetry }: FailureProps) {
  const text = `${failureText(error)} ${RETRY}`;
  return (
    <button
      type="button"
      data-tone="warning"
      aria-label={`${text}: ${title}`}
      title={text}
      onClick={onRetry}
      className="absolute -top-8 right-0 z-20 inline-flex size-7 items-center justify-center rounded-lg bg-warning-soft text-warning"
    >
      <RefreshCw aria-hidden className="size-4" />
    </button>
  );
}

function Skeleton() {
  return (
    <div className="late absolute inset-0 grid content-start gap-3 motion-safe:animate-pulse">
      <span className="sr-only">{LOADING}</span>
      <span className="h-7 w-2/3 rounded bg-neutral-soft" />
      <span className="h-4 w-1/2 rounded bg-neutral-soft" />
      <span className="h-4 w-full rounded bg-neutral-soft" />
    </div>
  );
}
