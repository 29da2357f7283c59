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
  const { error, isFetching, refetch } = query;
  if (isFetching || !error) return <Loader size="section" />;
  if (lacking && lacksCall(error)) return <LackingCall {...lacking} query={query} />;
  const isUnknown = notFound !== undefined && error instanceof ApiError && error.httpStatus === 404;
  return (
    <SectionError
      title={title}
      message={isUnknown ? notFound : failureText(error, failed)}
      actions={!isUnknown && <Button onClick={() => void refetch()}>{isUnavailable(error) ? CHECK : RETRY}</Button>}
    />
  );
}
