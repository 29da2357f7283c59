import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Repeat, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { formatBytes } from '~/shared/format/numbers';
import { Pagination } from '~/shared/list/pagination';
import { safeText } from '~/shared/masking/safe-text';
import { showRange, splitRange } from '~/shared/period/period';
import { Moment, shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { Badge } from '~/shared/ui/feedback/badge';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ActNotice } from '~/shared/write/act-notice';
import { BeforeData } from '~/shared/write/before-data';
import { useAct } from '~/shared/write/use-act';
import {
  downloadReport,
  isOpen,
  type Report,
  type ReportRequest,
  reportAsked,
  reportQueries,
  reportsChanged,
  reportWrites,
} from '../api/report-api';
import { copy, REPORT_STATUSES } from '../copy';
import type { ReportSearch } from '../search';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog));

const SIZE = 10;
const cell = 'border-t border-line px-3 py-2 align-top first:pl-4.5 last:pr-4.5';

/** The reports of whoever is signed in: their own, and those that they are sent. */
export function MinePart({ search }: { search: ReportSearch }) {
  const { page } = search;
  const client = useQueryClient();
  const toast = useToast();
  // Here and not in its row, which would take the notice along when it goes.
  const [removing, setRemoving] = useState<Report>();
  const query = useQuery(reportQueries.page(page, SIZE));
  const { data } = query;
  if (!data)
    return (
      <BeforeData
        // The count in the tab and what is under way are asked for anew with them.
        query={{ ...query, refetch: () => reportsChanged(client) }}
        title={copy.mine}
        failed={copy.failed}
        lacking={{ call: 'GET /report', text: copy.lacking }}
      />
    );
  return (
    <>
      {data.total === 0 ? (
        <Card className="pb-8 text-center">
          <EmptyState icon={FileText} title={copy.none} hint={copy.noneHint} />
          <Button onClick={() => search.goToPart(undefined)}>{copy.toCatalogue}</Button>
        </Card>
      ) : (
        <>
          <Card className="mb-4 overflow-x-auto">
            <table aria-label={copy.mine} className="w-full border-separate border-spacing-0 text-sm max-md:block">
              <thead className="bg-sunken text-left text-xs text-muted max-md:hidden">
                <tr>
                  {Object.values(copy.heads).map((head) => (
                    <th key={head} scope="col" className="px-3 py-2 first:pl-4.5">
                      {head}
                    </th>
                  ))}
                  <th scope="col" className="px-3 py-2">
                    <span className="sr-only">{copy.acts}</span>
                  </th>
                </tr>
              </thead>
              <tbody className="max-md:block">
                {data.reports.map((report) => (
                  <Row key={report.reportId} report={report} onRemove={() => setRemoving(report)} />
                ))}
              </tbody>
            </table>
          </Card>
          <Pagination page={page} pageSize={SIZE} total={data.total} onPage={search.goToPage} />
        </>
      )}
      {removing && (
        <ActDialog
          key={removing.reportId}
          open
          title={copy.removeTitle}
          text={copy.removeText(safeText(removing.name))}
          effect={copy.remove}
          danger
          reason="none"
          act={{ name: `report.DELETE ${removing.reportId}`, send: () => reportWrites.remove(removing.reportId) }}
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            setRemoving(undefined);
            toast.show('success', copy.removed);
            reportsChanged(client);
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  report: Report;
  onRemove: () => void;
}

function Row({ report, onRemove }: RowProps) {
  const { name, dateRange, format, requestedBy, createdAt, rowCount, sizeBytes, status, expiresAt, errorMessage } =
    report;
  const state = REPORT_STATUSES[status ?? ''];
  const isReady = status === 'READY';
  const days = splitRange(dateRange ?? '');
  return (
    <tr className="max-md:block max-md:py-2">
      <td className={`${cell} max-md:block max-md:border-t-0`}>
        <span className="block font-medium">{safeText(name)}</span>
        <span className="text-muted">
          {days.start === '' ? shown(dateRange) : showRange(days)} · {shown(format)}
        </span>
      </td>
      <td className={`${cell} max-md:block max-md:border-t-0`}>
        <span className="block">{safeText(requestedBy.name)}</span>
        <span className="text-muted">
          <Moment value={createdAt} />
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap max-md:block max-md:border-t-0`}>
        <span className="block">{copy.rows(rowCount ?? 0)}</span>
        {isReady && <span className="text-muted">{formatBytes(sizeBytes ?? 0)}</span>}
      </td>
      <td className={`${cell} max-md:block max-md:border-t-0`}>
        <Badge tone={state?.tone ?? 'neutral'}>{state?.label ?? shown(status)}</Badge>
        {errorMessage && <span className="mt-0.5 block text-muted">{safeText(errorMessage)}</span>}
        {isReady && expiresAt && (
          <span className="mt-0.5 block text-muted">
            {copy.expiresLabel} <Moment value={expiresAt} />
          </span>
        )}
      </td>
      <td className={`${cell} max-md:block max-md:border-t-0`}>
        <Acts report={report} onRemove={onRemove} />
      </td>
    </tr>
  );
}

function Acts({ report, onRemove }: RowProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { reportId, type, dateRange, filters, columns, format } = report;
  const name = safeText(report.name);
  const repeating = useAct<ReportRequest, Report>({
    name: `report.REPEAT ${reportId}`,
    send: reportWrites.request,
    onDone: (asked) => {
      toast.show('info', copy.generated(name));
      reportAsked(client, asked);
    },
  });
  const repeat = () =>
    repeating.start({ type: type ?? '', dateRange: dateRange ?? '', filters, columns, format: format ?? 'CSV' });
  const fetchFile = async () => {
    setBusy(true);
    await downloadReport(report).catch((failure) => toast.show('danger', failureText(failure, copy.notDownloaded)));
    setBusy(false);
  };
  return (
    <>
      <div className="flex flex-wrap justify-end gap-1.5 max-md:justify-start">
        {report.status === 'READY' && (
          <Button size="sm" disabled={busy} aria-label={copy.downloadOf(name)} onClick={() => void fetchFile()}>
            <Download aria-hidden className="size-3.5" />
            {copy.download}
          </Button>
        )}
        {!isOpen(report) && (
          <>
            <Button
              size="sm"
              disabled={repeating.busy || !repeating.ready}
              aria-label={copy.repeatOf(name)}
              onClick={repeat}
            >
              <Repeat aria-hidden className="size-3.5" />
              {copy.repeat}
            </Button>
            <Button size="sm" aria-label={copy.removeOf(name)} {...onIntent(ActDialog)} onClick={onRemove}>
              <Trash2 aria-hidden className="size-3.5" />
              {copy.remove}
            </Button>
          </>
        )}
      </div>
      <ActNotice act={repeating} />
    </>
  );
}
