import { Database } from 'lucide-react';
import { formatCount } from '~/shared/format/numbers';
import { growth } from './findings';
import { metric, readObject } from './read-metrics';
import { defineSection } from './section';

const metrics = [
  metric('connections', 'Conexiones'),
  metric('threads.cached', 'Hilos en caché'),
  metric('threads.connected', 'Hilos conectados'),
  metric('threads.created', 'Hilos creados'),
  metric('threads.running', 'Hilos en ejecución'),
  metric('commands.insert', 'INSERT'),
  metric('commands.select', 'SELECT'),
  metric('commands.update', 'UPDATE'),
  metric('commands.delete', 'DELETE'),
  metric('rows.updated', 'Filas actualizadas'),
  metric('rows.deleted', 'Filas eliminadas'),
  metric('rows.inserted', 'Filas insertadas'),
  metric('rows.read', 'Filas leídas'),
  metric('abortedClients', 'Clientes abortados'),
  metric('queries', 'Consultas'),
  metric('open.tables', 'Tablas abiertas'),
  metric('open.streams', 'Flujos abiertos'),
  metric('open.files', 'Archivos abiertos'),
];

export const mysql = defineSection({
  key: 'mysql',
  title: 'MySQL',
  icon: Database,
  availability: 'red-when-empty',
  read: (value) => readObject(metrics, value),
  metrics: (values) => [{ part: '', metrics, values }],
  width: () => 3,
  layout: (values, { MetricList }) => <MetricList metrics={metrics} values={values} wide />,
  column: 'xxl:w-12',
  thresholds: {
    mysqlAborted: { preset: 0, min: 0, max: 1_000_000, label: 'MySQL: abortados nuevos entre muestras, más de' },
  },
  findings: (_values, { samples, thresholds }) => {
    const more = growth(samples, 'mysql//abortedClients');
    return [more > thresholds.mysqlAborted ? ['degraded', `MySQL: ${formatCount(more)} clientes abortados más`] : null];
  },
  sampled: ['queries', 'abortedClients'],
});
