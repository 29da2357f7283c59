import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error';
import { lacksCall } from '../api/lacks-call';
import { RETRY } from '../copy';
import { Button } from '../ui/button';
import { Loader } from '../ui/feedback/loader';
import { SectionError } from '../ui/feedback/section-error';
import type { ComparedField } from '../write/compare-versions';
import { UnavailablePart } from '../write/unavailable-part';
import { auditQuery } from './audit-api';
import { ChangeCard } from './change-card';
import { copy } from './copy';

interface ChangeHistoryProps {
  /** What the platform calls the record, and which one; without one, all of its kind, each change with its record. */
  entity: string;
  entityId?: string | undefined;
  /** Members that people know, in their order; others are shown as they were sent. */
  fields: readonly ComparedField[];
  /** What somebody did, by the action: 'agregó una nota'. */
  deeds: Readonly<Record<string, string>>;
  Moment: (props: { value: string | null }) => ReactNode;
}

/**
 * What was done to a record: who, when, from where, before and after, why. What comes while somebody reads waits behind
 * a button, so that nothing moves.
 */
export function ChangeHistory({ entity, entityId, ...how }: ChangeHistoryProps) {
  const { data, error, isFetching, refetch } = useQuery(auditQuery(entity, entityId));
  const [seen, setSeen] = useState<number>();
  if (!data) {
    if (isFetching || !error) return <Loader size="section" />;
    if (lacksCall(error))
      return (
        <UnavailablePart
          text={copy.lacking}
          call="GET /audit"
          error={error}
          checking={isFetching}
          onCheck={() => void refetch()}
        />
      );
    const isForbidden = error instanceof ApiError && error.httpStatus === 403;
    return (
      <SectionError
        title={copy.title}
        message={isForbidden ? copy.forbidden : copy.failed}
        actions={!isForbidden && <Button onClick={() => void refetch()}>{RETRY}</Button>}
      />
    );
  }
  if (data.length === 0) return <p className="text-muted">{copy.empty}</p>;
  // Newest first: what came later stands before what was seen.
  const shown = seen ?? data.length;
  const fresh = Math.max(0, data.length - shown);
  if (seen === undefined) setSeen(data.length);
  return (
    <>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{copy.count(shown)}</p>
        <div aria-live="polite">
          {fresh > 0 && (
            <Button size="sm" onClick={() => setSeen(data.length)}>
              {copy.show(fresh)}
            </Button>
          )}
        </div>
      </div>
      <ol className="flex flex-col gap-3">
        {data.slice(fresh).map((entry) => (
          <li key={entry.auditId}>
            <ChangeCard entry={entry} named={entityId === undefined} {...how} />
          </li>
        ))}
      </ol>
    </>
  );
}
