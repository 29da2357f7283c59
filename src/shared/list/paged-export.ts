import { csvLine, csvMark } from '~/shared/files/csv';
import { safeText } from '~/shared/masking/safe-text';
import { PLATFORM_ZONE } from '~/shared/period/period';
import type { ExportPlan } from './export-dialog';

/** Rows that are asked for per call. */
const PART = 1000;

/** A column of a file: what people read, what the platform calls it, and its value for people where that differs. */
export type FileColumn<Row> = readonly [title: string, field: string, cell?: (row: Row) => string];

interface PagedExport<Row> extends Pick<ExportPlan, 'title' | 'hint' | 'fileName' | 'rows' | 'noun'> {
  columns: readonly FileColumn<Row>[];
  /** A member as the platform has it. */
  exact: (row: Row, field: string) => unknown;
  idOf: (row: Row) => string;
  fetch: (
    asked: { page: number; size: number },
    signal: AbortSignal,
  ) => Promise<{ rows: readonly Row[]; total: number }>;
}

/** Exports all rows that match, whatever page is shown; none comes twice when the list moves meanwhile. */
export function pagedExport<Row>(how: PagedExport<Row>): ExportPlan {
  const { columns, exact, idOf, fetch, ...words } = how;
  const titles = (form: string) => columns.map(([title, field]) => (form === 'excel' ? title : field));
  const text = (row: Row, field: string) => safeText(String(exact(row, field) ?? ''));
  return {
    ...{ ...words, columns: titles, facts: [], zone: PLATFORM_ZONE },
    write: async ({ signal, onProgress, format, form }) => {
      const all = new Map<string, Row>();
      for (let page = 1, came = 0; ; page += 1) {
        const part = await fetch({ page, size: PART }, signal);
        for (const row of part.rows) all.set(idOf(row), row);
        came += part.rows.length;
        onProgress(all.size);
        if (came < part.total && part.rows.length > 0) continue;
        const rows = [...all.values()];
        const members = (row: Row) => Object.fromEntries(columns.map(([, field]) => [field, text(row, field)]));
        const lines = rows.map((row) =>
          columns.map(([, field, cell]) => (form === 'excel' && cell ? cell(row) : text(row, field))),
        );
        const parts =
          format === 'json'
            ? [`${JSON.stringify(rows.map(members), null, 2)}\n`]
            : [csvMark(form), ...[titles(form), ...lines].map((cells) => csvLine(cells, form))];
        return { parts, rows: all.size, total: part.total, lossy: false };
      }
    },
  };
}
