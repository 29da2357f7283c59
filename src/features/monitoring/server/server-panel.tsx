import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { stillSignedIn } from '~/session/still-signed-in';
import { RETRY } from '~/shared/copy';
import { attemptText } from '~/shared/format/freshness';
import { afterPaint } from '~/shared/hooks/tasks';
import { useFailuresInRow } from '~/shared/hooks/use-auto-refresh';
import type { RecentItem } from '~/shared/storage/recents';
import { useIntervalRuns } from '~/shared/storage/refresh-interval';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { failureText, useRetriesWhileHidden } from '../api/empty-report';
import { letGo, serverQueries } from '../api/queries';
import { copy } from '../copy';
import { ReportView } from './report-view';

/**
 * One server: loading, the waits between tries included, then its report or the panel 'Traza' (spec 6.4). A refresh
 * that fails leaves the last good answer where it is.
 */
export function ServerPanel({ name, section }: { name: string; section: string | undefined }) {
  const panel = useRef<HTMLDivElement>(null);
  const report = useQuery(serverQueries.report(name));
  // Behind the effect by which the query watches it by itself.
  useEffect(letGo, []);
  useRecordedRecent(report.isSuccess ? { kind: 'server', label: name, search: { server: name } } : null);
  const failures = useFailuresInRow(report);
  useRetriesWhileHidden(report.fetchStatus !== 'idle');

  const retry = () => {
    // The pressed button is about to go; without this the keyboard would be back at the top of the page.
    panel.current?.focus();
    report.refetch();
  };

  return (
    <div ref={panel} tabIndex={-1} aria-busy={report.isPending} className="relative min-h-80">
      {report.isPending && <Loader size="overlay" />}
      {report.isLoadingError && (
        <SectionError
          title={copy.trace}
          message={failureText(report.error)}
          actions={<Button onClick={retry}>{RETRY}</Button>}
        />
      )}
      {report.data && (
        <>
          {report.error && <StaleNotice error={report.error} failures={failures} />}
          <ReportView
            name={name}
            section={section}
            report={report.data}
            receivedAt={report.dataUpdatedAt}
            failures={failures}
          />
        </>
      )}
    </div>
  );
}

interface StaleNoticeProps {
  /** Why the last refresh brought nothing. */
  error: Error;
  /** Failures in a row. */
  failures: number;
}

/** The panel 'Traza' over an answer that stays on screen although a newer one failed (spec 6.6). */
function StaleNotice({ error, failures }: StaleNoticeProps) {
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

/** Remembers what a screen shows, once per thing shown; null while there is nothing to remember. */
function useRecordedRecent(item: RecentItem | null): void {
  const text = JSON.stringify(item);
  useEffect(() => {
    const shown: RecentItem | null = JSON.parse(text);
    if (!shown) return;
    const isSame = stillSignedIn();
    // What cannot be remembered is no reason to disturb whoever looks at it.
    afterPaint()
      .then(() => import('~/shared/storage/recents'))
      .then(({ recordRecent }) => isSame() && recordRecent(shown, Date.now()))
      .catch(() => undefined);
  }, [text]);
}
