import { Cable } from 'lucide-react';
import { metric, readObject } from './read-metrics';
import { defineSection } from './section';

const metrics = [
  metric('sleeping', 'En reposo'),
  metric('running', 'En ejecución'),
  metric('total', 'Total'),
  metric('threads.running', 'Hilos en ejecución'),
  metric('threads.blocked', 'Hilos bloqueados'),
];

export const process = defineSection({
  key: 'process',
  title: 'Procesos',
  icon: Cable,
  availability: 'always-green',
  read: (value) => readObject(metrics, value),
  metrics: (values) => [{ part: '', metrics, values }],
  width: () => 1,
  layout: (values, { MetricList }) => <MetricList metrics={metrics} values={values} />,
  column: 'xxl:w-16',
});
