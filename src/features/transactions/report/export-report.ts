import type { ExportPlan } from '~/shared/list/export-dialog';
import { type FileColumn, pagedExport } from '~/shared/list/paged-export';
import type { ReportRow } from './api/report';
import { fetchReport, type ReportAsk } from './api/report-api';
import { copy as words } from './copy';

const copy = {
  title: 'Exportar el reporte de transacciones',
  hint: 'Se exportan todas las filas del periodo con los filtros activos.',
  noun: 'filas',
};

const COLUMNS: readonly FileColumn<ReportRow>[] = [
  ['Servicio', 'service'],
  ['Operación', 'operation'],
  ['Proveedor', 'provider', ({ provider }) => provider ?? words.own],
  ['Método', 'paymentMethod'],
  ['Transacciones', 'count'],
  ['Éxito', 'success'],
  ['Errores', 'errors'],
  ['Tiempo agotado', 'timeouts'],
  ['p50 ms', 'p50'],
  ['p95 ms', 'p95'],
  ['p99 ms', 'p99'],
  ['Máx. ms', 'max'],
  ['Código más frecuente', 'topCode'],
];

/** The file of the rows, as the platform counts them when it is written. */
export function exportPlan({ asked, rows }: { asked: ReportAsk; rows: number }): ExportPlan {
  return pagedExport<ReportRow>({
    ...{ title: copy.title, hint: copy.hint, fileName: 'transacciones', rows, noun: copy.noun, columns: COLUMNS },
    exact: (row, field) => row[field as keyof ReportRow],
    idOf: ({ service, operation, provider, paymentMethod }) =>
      JSON.stringify([service, operation, provider, paymentMethod]),
    async fetch(_, signal) {
      const { rows: found } = await fetchReport(asked, signal);
      return { rows: found, total: found.length };
    },
  });
}
