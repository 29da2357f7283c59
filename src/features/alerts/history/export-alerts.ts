import { platformDate } from '~/shared/format/platform-date';
import type { ExportPlan } from '~/shared/list/export-dialog';
import { type FileColumn, pagedExport } from '~/shared/list/paged-export';
import type { Alert, AlertPage } from '../api/alert';
import { type AlertQuery, fetchAlerts } from '../api/alert-api';
import { severityText, statusText } from '../terms';
import { historyCopy } from './copy';

const COLUMNS: readonly FileColumn<Alert>[] = [
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

/** The file of all alerts that match; people by their names, since an e-mail leaves in no file. */
export function exportPlan({ found, query }: { found: AlertPage; query: AlertQuery }): ExportPlan {
  return pagedExport<Alert>({
    title: historyCopy.exportTitle,
    hint: historyCopy.exportHint,
    fileName: 'alertas',
    rows: found.total,
    noun: historyCopy.exportNoun,
    columns: COLUMNS,
    exact: (alert, field) => (field === 'assignee' ? alert.assignee?.name : alert[field as keyof Alert]),
    idOf: ({ alertId }) => alertId,
    async fetch(asked, signal) {
      const { alerts, total } = await fetchAlerts(query, asked, signal);
      return { rows: alerts, total };
    },
  });
}
