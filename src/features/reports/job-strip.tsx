import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, X } from 'lucide-react';
import { serverNow } from '~/session/server-clock';
import { formatCount } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { Badge } from '~/shared/ui/feedback/badge';
import { UsageBar } from '~/shared/ui/usage-bar';
import { ActNotice } from '~/shared/write/act-notice';
import { useAct } from '~/shared/write/use-act';
import { type Report, reportsChanged, reportWrites } from './api/report-api';
import { copy, REPORT_STATUSES } from './copy';

/** The reports that are under way, on every tab; nothing while there are none. */
export function JobStrip({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-label={copy.working} className="mb-4">
      <ul className="flex flex-col gap-2">
        {reports.map((report) => (
          <Job key={report.reportId} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Job({ report }: { report: Report }) {
  const client = useQueryClient();
  const toast = useToast();
  const { reportId, format, createdAt, rowCount, expectedRows, status } = report;
  const name = safeText(report.name);
  const share = expectedRows ? Math.min(100, Math.floor((100 * (rowCount ?? 0)) / expectedRows)) : 0;
  const percent = `${share} %`;
  const state = REPORT_STATUSES[status ?? ''];
  // To cancel twice is to cancel once.
  const cancelling = useAct<null, Report>({
    name: `report.CANCEL ${reportId}`,
    send: () => reportWrites.cancel(reportId),
    onDone: () => {
      reportsChanged(client);
      toast.show('info', copy.cancelled(name));
    },
  });
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4.5 py-3">
        <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-info max-sm:hidden" />
        <div className="min-w-0 sm:w-64">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-sm text-muted">
            {copy.asked(shown(format), platformDate(createdAt).split(' ').slice(1).join(' '))}
          </p>
        </div>
        <div className="min-w-48 flex-1">
          <div className="mb-1 flex flex-wrap items-center gap-x-2 text-sm">
            <Badge tone={state?.tone ?? 'neutral'}>{state?.label ?? shown(status)}</Badge>
            <span className="text-muted">
              {expectedRows === null
                ? copy.waiting
                : copy.progress(formatCount(rowCount ?? 0), formatCount(expectedRows))}
            </span>
            <span className="ml-auto font-semibold">{percent}</span>
            <span className="text-muted">{timeLeft(report)}</span>
          </div>
          <UsageBar label={copy.progressOf(name)} percent={share} text={percent} tone="info" />
        </div>
        <Button
          disabled={cancelling.busy || !cancelling.ready}
          aria-label={copy.cancelOf(name)}
          onClick={() => cancelling.start(null)}
        >
          <X aria-hidden className="size-4" />
          {copy.cancel}
        </Button>
      </Card>
      <ActNotice act={cancelling} />
    </li>
  );
}

/** By what was done since it was asked for; nothing until enough of it is. */
function timeLeft({ createdAt, rowCount, expectedRows }: Report): string {
  const since = serverNow() - Date.parse(createdAt ?? '');
  if (!rowCount || !expectedRows || Number.isNaN(since) || since < 2000) return '';
  return copy.left(Math.max(1, Math.ceil(((since / rowCount) * (expectedRows - rowCount)) / 1000)));
}
