import { Server } from 'lucide-react';
import { above, amount } from './findings';
import { metric, readObject } from './read-metrics';
import { defineSection } from './section';

const metrics = [
  metric('hostname', 'Host', 'text'),
  metric('requests', 'Solicitudes totales'),
  metric('accepts', 'Aceptadas'),
  metric('handled', 'Atendidas'),
  metric('dropped', 'Descartadas'),
  metric('writing', 'Escribiendo'),
  metric('current', 'Actuales'),
  metric('waiting', 'En espera'),
  metric('reading', 'Leyendo'),
  metric('active', 'Conexiones activas'),
];

export const nginx = defineSection({
  key: 'nginx',
  title: 'Nginx',
  icon: Server,
  availability: 'always-green',
  read: (value) => readObject(metrics, value),
  metrics: (values) => [{ part: '', metrics, values }],
  width: () => 1,
  layout: (values, { MetricList }) => <MetricList metrics={metrics} values={values} />,
  column: 'xxl:w-11',
  thresholds: { nginxDropped: { preset: 0, min: 0, max: 1_000_000_000, label: 'Nginx: descartadas, más de' } },
  sampled: ['requests'],
  findings: ({ dropped }, { thresholds }) => [
    above('degraded', 'Nginx: descartadas', amount(dropped), thresholds.nginxDropped, ''),
  ],
});
