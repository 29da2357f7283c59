import { useEffect, useRef } from 'react';
import { ApiError } from '../api/api-error';
import { failureText, isUnavailable } from '../api/call-failure';
import { lacksCall } from '../api/lacks-call';
import { CHECK, RETRY } from '../copy';
import { Button } from '../ui/button';
import { Loader } from '../ui/feedback/loader';
import { SectionError } from '../ui/feedback/section-error';
import { LackingCall } from './lacking-call';

interface BeforeDataProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Heading of a failure. */
  title: string;
  /** What is said of a failure that has no words of its own. */
  failed: string;
  /** Of one record: what is said when there is none of that name. */
  notFound?: string | undefined;
  /** Of a part whose call the platform may lack: that call, and what needs it. */
  lacking?: { call: string; text: string };
}

/** Stands in the place of what a query brings until it is there: loading, no such record, no such call, or a failure. */
export function BeforeData({ query, title, failed, notFound, lacking }: BeforeDataProps) {
  const { error, isFetching } = query;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFetching && document.activeElement === place.current) place.current?.querySelector('button')?.focus();
  }, [isFetching]);
  // What is pressed goes while it is asked: whoever works with keys stays here, and gets it back if it fails again.
  const refetch = () => {
    place.current?.focus({ preventScroll: true });
    void query.refetch();
  };
  const content = () => {
    if (isFetching || !error) return <Loader size="section" />;
    if (lacking && lacksCall(error)) return <LackingCall {...lacking} query={{ ...query, refetch }} />;
    const isUnknown = notFound !== undefined && error instanceof ApiError && error.httpStatus === 404;
    return (
      <SectionError
        title={title}
        message={isUnknown ? notFound : failureText(error, failed)}
        actions={!isUnknown && <Button onClick={refetch}>{isUnavailable(error) ? CHECK : RETRY}</Button>}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, only a place that is named when it gets the focus
    <div ref={place} role="group" aria-label={title} tabIndex={-1}>
      {content()}
    </div>
  );
}
