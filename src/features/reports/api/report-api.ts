/**
 * Reports. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET report, report/types, report/{id}/file · POST report, report/preview, report/{id}/cancel · DELETE report/{id}
 */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '~/shared/api/api-error';
import { ignored, json, make, request } from '~/shared/api/client';
import { fieldsOf, integerOf, listOf, membersOf, numberOf } from '~/shared/api/members';
import { download } from '~/shared/files/download';
import { toText } from '~/shared/format/read-value';

const textsIn = (value: unknown) => listOf(value, toText);

const readColumn = membersOf({ id: toText, label: toText, kind: toText });
const readType = membersOf({
  type: toText,
  label: toText,
  description: toText,
  note: toText,
  filters: textsIn,
  groupings: textsIn,
  columns: (value) => listOf(value, readColumn),
});
export type ReportType = ReturnType<typeof readType>;
export type ReportColumn = ReturnType<typeof readColumn>;

const readCells = (value: unknown): Readonly<Record<string, unknown>> => fieldsOf(value);
const readValues = (value: unknown): Readonly<Record<string, number | null>> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([id, sum]) => [id, numberOf(sum)]));
const sums = { currency: toText, rowCount: integerOf, values: readValues };
const readGroup = membersOf({ ...sums, key: toText, rows: (value) => listOf(value, readCells) });
const readPreview = membersOf({
  expectedRows: integerOf,
  groupBy: toText,
  groups: (value) => listOf(value, readGroup),
  totals: (value) => listOf(value, membersOf(sums)),
  generatedAt: toText,
});
export type ReportGroup = ReturnType<typeof readGroup>;
export type ReportPreview = ReturnType<typeof readPreview>;

const readMembers = membersOf({
  name: toText,
  type: toText,
  dateRange: toText,
  filters: (value) => Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, list]) => [key, textsIn(list)])),
  columns: textsIn,
  format: toText,
  requestedBy: membersOf({ email: toText, name: toText }),
  createdAt: toText,
  expiresAt: toText,
  rowCount: integerOf,
  expectedRows: integerOf,
  sizeBytes: integerOf,
  status: toText,
  errorMessage: toText,
});
export interface Report extends ReturnType<typeof readMembers> {
  reportId: string;
}

/** @returns null without an id */
function parseReport(value: unknown): Report | null {
  const reportId = toText(fieldsOf(value).reportId);
  return reportId === null ? null : { reportId, ...readMembers(value) };
}

function readReport(value: unknown): Report {
  const report = parseReport(value);
  if (!report) throw new Error('no report');
  return report;
}

const listIn = (value: unknown): readonly unknown[] => {
  const { data } = fieldsOf(value);
  if (!Array.isArray(data)) throw new Error('no list');
  return data;
};

/** What is asked for, as the calls want it. */
export interface ReportRequest {
  type: string;
  dateRange: string;
  filters: Readonly<Record<string, readonly string[]>>;
  columns: readonly string[];
  format: string;
}

export const isOpen = ({ status }: Pick<Report, 'status'>) => status === 'QUEUED' || status === 'RUNNING';

/** How often reports are asked about while one is made, and while none is, ms. */
const BUSY = 1500;
const CALM = 60_000;

/** How many the platform lists at once. */
const MOST = 100;

const fetchPage = (page: number, size: number, signal?: AbortSignal) =>
  request(
    { path: 'report', query: { page: String(page), size: String(size) }, ...(signal && { signal }) },
    json((answer) => ({
      reports: listOf(listIn(answer), parseReport),
      total: integerOf(fieldsOf(answer).total) ?? 0,
    })),
  );

export const reportQueries = {
  types: () =>
    queryOptions({
      queryKey: ['report-types'],
      queryFn: ({ signal }) =>
        request(
          { path: 'report/types', signal },
          json((answer) => listOf(listIn(answer), readType)),
        ),
      staleTime: 5 * CALM,
    }),
  preview: (body: Omit<ReportRequest, 'columns' | 'format'> & { groupBy: string }) =>
    queryOptions({
      queryKey: ['report-preview', body],
      queryFn: ({ signal }) => request({ method: 'POST', path: 'report/preview', body, signal }, json(readPreview)),
      placeholderData: (before, query) =>
        (query?.queryKey[1] as typeof body | undefined)?.type === body.type ? before : undefined,
    }),
  page: (page: number, size: number) =>
    queryOptions({
      queryKey: ['reports', page, size],
      queryFn: ({ signal }) => fetchPage(page, size, signal),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.error ? false : state.data?.reports.some(isOpen) ? BUSY : CALM),
    }),
  channels: () =>
    queryOptions({
      queryKey: ['operation-options', 'channels'],
      queryFn: ({ signal }) =>
        request(
          { path: 'operation/channels', signal },
          json((answer) => textsIn(answer).filter((text) => text.trim() !== '')),
        ),
      staleTime: 5 * CALM,
    }),
};

const pathOf = (id: string) => `report/${encodeURIComponent(id)}`;

export const reportWrites = {
  request: (body: ReportRequest, key: string) =>
    request({ method: 'POST', path: 'report', body, key }, json(readReport)),
  cancel: (id: string) => request({ method: 'POST', path: `${pathOf(id)}/cancel` }, json(readReport)),
  /** What is gone already is gone, but not what the platform still lists: it has no such call. */
  remove: async (id: string) => {
    try {
      await request({ method: 'DELETE', path: pathOf(id) }, ignored);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.httpStatus !== 404) throw failure;
      const { reports } = await fetchPage(1, MOST);
      if (reports.some(({ reportId }) => reportId === id)) throw failure;
    }
  },
};

/** Hands a file to the browser's downloads, under the name that the platform gives it. */
export function downloadReport({ reportId, name, format }: Report): Promise<void> {
  return make({ path: `${pathOf(reportId)}/file` }, async (response) => {
    const named = /filename="([\w.-]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    const type = response.headers.get('Content-Type') ?? '';
    download(named ?? `${name}.${format?.toLowerCase()}`, [await response.blob()], type);
  });
}

/** Newest reports that are looked at for those under way, on every tab. */
export const newestReports = () => reportQueries.page(1, 20);

/** Shows one that was asked for as what it is now, however soon it ends, and then looks. */
export function reportAsked(client: QueryClient, report: Report): void {
  client.setQueryData(newestReports().queryKey, (newest) => {
    const others = (newest?.reports ?? []).filter(({ reportId }) => reportId !== report.reportId);
    return { total: newest?.total ?? 1, reports: [{ ...report, status: 'QUEUED' }, ...others] };
  });
  // What was just asked for is seen as such before its end is.
  setTimeout(() => reportsChanged(client));
}

/** All that tells of reports is old once one has changed. */
export const reportsChanged = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ['reports'] });
