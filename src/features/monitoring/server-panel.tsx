import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { RETRY } from '../../shared/copy';
import { useRecordedRecent } from '../../shared/lib/use-recorded-recent';
import { Button } from '../../shared/ui/button';
import { Loader } from '../../shared/ui/loader';
import { SectionError } from '../../shared/ui/section-error';
import { copy } from './copy';
import { EmptyPayloadError } from './empty-payload';
import { serverQueries } from './queries';
import { ReportView } from './report-view';
import { useRetriesWhileHidden } from './use-retries-while-hidden';

/** One server: loading, the waits between tries included, then its report or the panel 'Traza' (section 4). */
export function ServerPanel({ name }: { name: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const payload = useQuery(serverQueries.payload(name));
  useRecordedRecent(payload.isSuccess ? { kind: 'server', label: name, search: { server: name } } : null);
  useRetriesWhileHidden(payload.fetchStatus !== 'idle');

  const retry = () => {
    // The pressed button is about to go; without this the keyboard would be back at the top of the page.
    panel.current?.focus();
    payload.refetch();
  };

  return (
    <div ref={panel} tabIndex={-1} aria-busy={payload.isPending} className="relative min-h-80">
      {payload.isPending && <Loader size="overlay" />}
      {payload.isError && (
        <SectionError
          title={copy.trace}
          message={payload.error instanceof EmptyPayloadError ? copy.stayedEmpty : copy.connectionFailed}
          actions={<Button onClick={retry}>{RETRY}</Button>}
        />
      )}
      {payload.isSuccess && <ReportView name={name} report={payload.data} />}
    </div>
  );
}
