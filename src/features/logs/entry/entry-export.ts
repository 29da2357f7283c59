import { csvCell, csvLine, csvMark } from '~/shared/files/csv';
import { formatJson } from '~/shared/format/format-json';
import { visibleText } from '~/shared/format/visible-text';
import { runTask, SliceTimer, type Task } from '~/shared/hooks/tasks';
import type { ExportPlan, ExportTask } from '~/shared/list/export-dialog';
import { bodyText } from '~/shared/masking/body-text';
import { maskMembers, maskScalar, maskText } from '~/shared/masking/mask';
import type { CsvForm } from '~/shared/storage/preferences';
import type { TraceEntry } from '../api/trace-entry';
import type { TraceList } from '../api/trace-list';
import { laterCopy } from '../later-copy';
import { detailFields, fieldText, isStructured } from './detail-fields';

/** The specified columns first, then every other field that an entry has. */
const FIRST = ['date', 'service', 'operation', 'hostName', 'ip', 'order'];

/** Members of all entries, the specified ones first. */
export function* exportColumns(entries: TraceList): Task<string[]> {
  const others = new Set<string>();
  for (let index = 0; index < entries.length; index += 1) {
    for (const name of Object.keys(entries.read(index))) others.add(name);
    yield;
  }
  return [...FIRST, ...[...others].filter((name) => !FIRST.includes(name)).sort()];
}

function csvRow(entry: TraceEntry, columns: readonly string[], form: CsvForm): string {
  return columns
    .map((name) => {
      const value = Object.hasOwn(entry, name) ? entry[name] : null;
      if (value === null) return '';
      if (form === 'exact') return csvCell(sentText(name, value), form);
      const isBody = name === 'request' || name === 'response';
      return csvCell(isBody ? bodyText(value) : fieldText({ name, value }, Number.POSITIVE_INFINITY));
    })
    .join(',');
}

/** A field as it came, its secrets masked: no date is written anew, no text is read as JSON, no character taken away. */
function sentText(name: string, value: unknown): string {
  const safe = maskScalar(value, name);
  return isStructured(safe) ? formatJson(safe, Number.POSITIVE_INFINITY, maskMembers) : String(safe);
}

/** An entry as JSON, its secrets masked, its big integers digit for digit. */
export function entryJson(entry: TraceEntry): string {
  return formatJson(entry, Number.POSITIVE_INFINITY, maskMembers);
}

/** An entry as text with its fields one below the other, aligned. */
export function entryText(entry: TraceEntry): string {
  const fields = detailFields(entry).map((field) => ({
    name: field.name,
    text: fieldText(field, Number.POSITIVE_INFINITY),
  }));
  const width = Math.max(...fields.map(({ name }) => name.length), 8) + 2;
  const bodies = (['request', 'response'] as const).flatMap((name) => {
    const text = bodyText(entry[name]);
    return text === '' ? [] : [`${name}:\n${text}`];
  });
  const indent = ' '.repeat(width);
  const lines = fields.map(({ name, text }) => `${`${name}:`.padEnd(width)}${text.replaceAll('\n', `\n${indent}`)}`);
  return [...lines, ...bodies].join('\n');
}

interface WriteOptions extends ExportTask {
  entries: TraceList;
  columns: readonly string[];
}

/**
 * All entries as the parts of a file, slice by slice so that the page stays alive.
 * @throws AbortError when it was cancelled
 */
export async function writeFile({
  entries,
  columns,
  format,
  form,
  signal,
  onProgress,
}: WriteOptions): Promise<string[]> {
  const parts = [
    format === 'csv'
      ? csvMark(form) +
        csvLine(
          columns.map((name) => maskText(name)),
          form,
        )
      : '[',
  ];
  const clock = new SliceTimer();
  let rows: string[] = [];
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries.read(index);
    rows.push(
      format === 'csv' ? `${csvRow(entry, columns, form)}\r\n` : `${index === 0 ? '\n' : ',\n'}${entryJson(entry)}`,
    );
    if (!clock.isOver) continue;
    parts.push(rows.join(''));
    rows = [];
    onProgress(index + 1);
    await clock.next(signal);
  }
  parts.push(rows.join(''), format === 'json' ? '\n]\n' : '');
  return parts;
}

/** Exports all entries, with every field that one of them has. */
export function exportPlan(entries: TraceList): ExportPlan {
  const columns = runTask(exportColumns(entries));
  const { length, truncated, total } = entries;
  return {
    title: laterCopy.exportTitle,
    hint: truncated ? laterCopy.exportHintTruncated(length, total) : laterCopy.exportHint,
    // Whoever finds the file later should see that it has not all of them.
    fileName: truncated ? `logs-${length}-de-${total ?? 'mas'}` : 'logs',
    rows: entries.length,
    columns: columns.then((names) => () => names.map((name) => visibleText(maskText(name)))),
    write: async (task) => {
      const parts = await writeFile({ ...task, entries, columns: await columns });
      return { parts, rows: entries.length, total: entries.length, lossy: entries.lossy };
    },
  };
}
