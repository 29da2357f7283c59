import { csvLine, csvMark } from '~/shared/files/csv';
import { platformDate } from '~/shared/format/platform-date';
import type { ExportPlan } from '~/shared/list/export-dialog';
import { safeText } from '~/shared/masking/safe-text';
import { PLATFORM_ZONE } from '~/shared/period/period';
import type { Alert, AlertPage } from '../api/alert';
import { type AlertQuery, fetchAlerts } from '../api/alert-api';
import { severityText, statusText } from '../terms';
import { historyCopy } from './copy';

/** Alerts that are asked for per call. */
const PART = 1000;

type Cell = (alert: Alert) => string;

/** Columns of the file: what people read, what the platform calls it, and its value for people where that differs. */
const COLUMNS: readonly (readonly [title: string, field: Exclude<keyof Alert, 'actions'>, cell?: Cell])[] = [
  ['Alerta', 'name'],
  ['Severidad', 'severity', ({ severity }) => severityText(severity)],
  ['Tipo de origen', 'sourceType'],
  ['Origen', 'source'],
  ['Métrica', 'metric'],
  ['Valor', 'value'],
  ['Límite', 'threshold'],
  ['Unidad', 'unit'],
  ['Desde', 'startedAt', ({ startedAt }) => platformDate(startedAt)],
  ['Hasta', 'endedAt', ({ endedAt }) => (endedAt === null ? '' : platformDate(endedAt))],
  ['Estado', 'status', ({ status }) => statusText(status)],
  ['Atiende', 'assignee'],
  ['Motivo', 'reason'],
  ['Eventos', 'eventCount'],
  ['Regla', 'ruleId'],
  ['Id', 'alertId'],
];

/** A member as the platform has it; people by their names, since an e-mail leaves in no file. */
const exact = (alert: Alert, field: (typeof COLUMNS)[number][1]) =>
  safeText(String((field === 'assignee' ? alert.assignee?.name : alert[field]) ?? ''));

/** Exports all alerts that match, whatever page is shown; none comes twice when the list moves meanwhile. */
export function exportPlan({ found, query }: { found: AlertPage; query: AlertQuery }): ExportPlan {
  const columns = (form: string) => COLUMNS.map(([title, field]) => (form === 'excel' ? title : field));
  return {
    title: historyCopy.exportTitle,
    hint: historyCopy.exportHint,
    fileName: 'alertas',
    rows: found.total,
    columns,
    noun: historyCopy.exportNoun,
    facts: [],
    zone: PLATFORM_ZONE,
    write: async ({ signal, onProgress, format, form }) => {
      const all = new Map<string, Alert>();
      for (let page = 1, came = 0; ; page += 1) {
        const part = await fetchAlerts(query, { page, size: PART }, signal);
        for (const alert of part.alerts) all.set(alert.alertId, alert);
        came += part.alerts.length;
        onProgress(all.size);
        if (came < part.total && part.alerts.length > 0) continue;
        const rows = [...all.values()];
        const members = (alert: Alert) => Object.fromEntries(COLUMNS.map(([, field]) => [field, exact(alert, field)]));
        const lines = rows.map((alert) =>
          COLUMNS.map(([, field, cell]) => (form === 'excel' && cell ? cell(alert) : exact(alert, field))),
        );
        const parts =
          format === 'json'
            ? [`${JSON.stringify(rows.map(members), null, 2)}\n`]
            : [csvMark(form), ...[columns(form), ...lines].map((cells) => csvLine(cells, form))];
        return { parts, rows: all.size, total: part.total, lossy: false };
      }
    },
  };
}
