import { Cpu } from 'lucide-react';
import { above, amount } from './findings';
import { metric, readObject } from './read-metrics';
import { defineSection } from './section';

const shares = [
  metric('cores', 'Núcleos'),
  metric('idle', 'Inactivo', 'percent'),
  metric('user', 'Usuario', 'percent'),
  metric('system', 'Sistema', 'percent'),
  metric('iowait', 'I/O wait', 'percent'),
  metric('irq', 'irq', 'percent'),
  metric('softirq', 'softirq', 'percent'),
  metric('nice', 'nice', 'percent'),
  metric('steal', 'steal', 'percent'),
];
const total = metric('total', 'Total', 'percent');
const metrics = [...shares, total];

export const cpu = defineSection({
  key: 'cpu',
  title: 'CPU',
  icon: Cpu,
  availability: 'always-green',
  read: (value) => readObject(metrics, value),
  metrics: (values) => [{ part: '', metrics, values }],
  width: () => 1,
  layout: (values, { MetricList, KeyMetric }) => (
    <>
      <MetricList metrics={shares} values={values} />
      <KeyMetric metric={total} values={values} />
    </>
  ),
  column: 'xxl:w-10',
  thresholds: {
    iowait: { preset: 10, min: 0, max: 400, label: 'I/O wait por encima de (%)' },
    steal: { preset: 10, min: 0, max: 400, label: 'Steal por encima de (%)' },
  },
  sampled: ['total'],
  findings: ({ iowait, steal }, { thresholds }) => [
    above('degraded', 'I/O wait', amount(iowait), thresholds.iowait, ' %'),
    above('degraded', 'Steal', amount(steal), thresholds.steal, ' %'),
  ],
});
