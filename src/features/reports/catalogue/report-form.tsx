import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, FileDown } from 'lucide-react';
import { useId, useState } from 'react';
import { failureText } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { PeriodControl } from '~/shared/period/period-control';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { Segments } from '~/shared/ui/form/segments';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ActNotice } from '~/shared/write/act-notice';
import { useAct } from '~/shared/write/use-act';
import {
  type Report,
  type ReportRequest,
  type ReportType,
  reportAsked,
  reportQueries,
  reportWrites,
} from '../api/report-api';
import { schedulesChanged } from '../api/schedule-api';
import { copy } from '../copy';
import type { ReportSearch } from '../search';
import { PreviewTable } from './preview-table';
import { ReportFilters } from './report-filters';

const ScheduleDialog = lazyDialog(() => import('../schedules/schedule-dialog').then((module) => module.ScheduleDialog));

const FORMATS = ['CSV', 'XLSX'].map((format) => ({ value: format, label: format }));

/** One report: what it is asked about, and what it will show. */
export function ReportForm({ type, search }: { type: ReportType; search: ReportSearch }) {
  const client = useQueryClient();
  const toast = useToast();
  const title = useId();
  const { params, dateRange, set, format } = search;
  const query = { type: type.type ?? '', dateRange: dateRange ?? '', filters: filtersOf(type, params) };
  const columns = columnsOf(type, params.columnas);
  const preview = useQuery({
    ...reportQueries.preview({ ...query, groupBy: params.agrupar ?? '' }),
    enabled: dateRange !== undefined,
  });
  const act = useAct<ReportRequest, Report>({
    name: 'report.REQUEST',
    send: reportWrites.request,
    onDone: (report) => {
      reportAsked(client, report);
      toast.show('info', copy.generated(safeText(report.name)));
    },
  });
  const [planning, setPlanning] = useState(false);
  const expected = preview.data?.expectedRows;
  return (
    <Card role="region" aria-labelledby={title} className="min-w-0">
      <div className="border-b border-line p-4.5">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h2 id={title} className="text-card font-semibold">
            {safeText(type.label)}
          </h2>
          <span role="status" className="ml-auto min-h-5 text-sm text-muted max-sm:w-full">
            {expected !== undefined && expected !== null && copy.expected(expected)}
          </span>
          <Button
            {...onIntent(ScheduleDialog)}
            onClick={() => setPlanning(true)}
            className="max-sm:min-h-11 max-sm:w-full"
          >
            <CalendarClock aria-hidden className="size-4" />
            {copy.plan}
          </Button>
          <Button
            variant="primary"
            disabled={act.busy || !act.ready || dateRange === undefined || !expected}
            onClick={() => act.start({ ...query, columns, format })}
            className="max-sm:min-h-11 max-sm:w-full"
          >
            <FileDown aria-hidden className="size-4" />
            {copy.generate}
          </Button>
        </div>
        <ActNotice act={act} />
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <div className="max-sm:w-full">
            <p aria-hidden className="mb-1.5 text-sm font-semibold">
              {copy.period}
            </p>
            <PeriodControl
              period={search.period}
              today={search.today}
              onPeriod={(period, typing) => set('dateRange', period === 'mes' ? '' : period, typing)}
            />
          </div>
          <ReportFilters type={type} search={search} />
          <div>
            <p aria-hidden className="mb-1.5 text-sm font-semibold">
              {copy.format}
            </p>
            <Segments
              label={copy.format}
              segments={FORMATS}
              value={format}
              onChange={(next) => set('formato', next === 'CSV' ? '' : next)}
            />
          </div>
        </div>
        <Columns type={type} chosen={columns} onChange={(ids) => set('columnas', ids)} />
        <p className="mt-2 text-sm text-muted">
          {[type.note && safeText(type.note), copy.zone].filter(Boolean).join(' · ')}
        </p>
      </div>
      {preview.data ? (
        <PreviewTable
          preview={preview.data}
          columns={type.columns.filter(({ id }) => columns.includes(id ?? ''))}
          groupings={type.columns.filter(({ id }) => type.groupings.includes(id ?? ''))}
          onGroup={(id) => set('agrupar', id)}
        />
      ) : preview.error && !preview.isFetching ? (
        <SectionError
          title={copy.preview}
          message={failureText(preview.error, copy.previewFailed)}
          actions={<Button onClick={() => void preview.refetch()}>{RETRY}</Button>}
        />
      ) : (
        <Loader size="section" />
      )}
      {planning && (
        <ScheduleDialog
          schedule={undefined}
          types={[type]}
          first={{ type: type.type, filters: query.filters, columns, format }}
          onClose={() => setPlanning(false)}
          onDone={(said) => {
            setPlanning(false);
            schedulesChanged(client);
            if (said) toast.show('success', said);
          }}
        />
      )}
    </Card>
  );
}

/** Of the filters that a report has, those that the address names. */
function filtersOf({ filters }: ReportType, { canal, metodo, estado }: ReportSearch['params']) {
  const wanted = { channel: canal, paymentMethod: metodo, status: estado };
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) =>
      value && filters.includes(name) ? [[name, value.split(',')] as const] : [],
    ),
  );
}

/** Ids in the order of the file; all of them where the address chooses none. */
function columnsOf({ columns }: ReportType, chosen: string | undefined): string[] {
  const ids = columns.map(({ id }) => id ?? '');
  const wanted = chosen?.split(',') ?? ids;
  const known = ids.filter((id) => wanted.includes(id));
  return known.length === 0 ? ids : known;
}

/** Which columns the file has; at least one stays. */
function Columns({
  type,
  chosen,
  onChange,
}: {
  type: ReportType;
  chosen: readonly string[];
  onChange: (ids: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const all = type.columns.map(({ id, label }) => ({ id: id ?? '', label: safeText(label) }));
  const toggle = (id: string) => {
    const next = all.filter((each) => (each.id === id ? !chosen.includes(id) : chosen.includes(each.id)));
    if (next.length > 0) onChange(next.length === all.length ? '' : next.map((each) => each.id).join(','));
  };
  return (
    <fieldset className="mt-3 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">
      <legend className="sr-only">{copy.columns}</legend>
      <span aria-hidden className="text-sm font-semibold">
        {copy.columns}
      </span>
      {all
        .filter(({ id }) => open || chosen.includes(id))
        .map(({ id, label }) =>
          open ? (
            <label
              key={id}
              className="inline-flex min-h-7 items-center gap-1.5 rounded-lg border border-line px-2 text-sm"
            >
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={chosen.length === 1 && chosen.includes(id)}
                onChange={() => toggle(id)}
                className="size-4 accent-primary"
              />
              {label}
            </label>
          ) : (
            <span key={id} className="inline-flex min-h-6 items-center rounded-lg border border-line px-2 text-sm">
              {label}
            </span>
          ),
        )}
      <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)} className="ml-auto">
        {open ? copy.doneColumns : copy.editColumns}
      </Button>
    </fieldset>
  );
}
