import { MemoryStick } from 'lucide-react';
import { formatMetric } from '~/shared/format/metric-value';
import { above, amount, shortNumber, usedPercent } from './findings';
import { metric, readObject } from './read-metrics';
import { defineSection } from './section';

const ram = [
  metric('ram.total', 'RAM total', 'bytes'),
  metric('ram.free', 'Libre', 'bytes'),
  metric('ram.cached', 'Caché', 'bytes'),
];
const used = metric('ram.used', 'En uso', 'bytes');
const swap = [
  metric('swap.total', 'SWAP total', 'bytes'),
  metric('swap.free', 'SWAP libre', 'bytes'),
  metric('swap.used', 'SWAP usada', 'bytes'),
];
const metrics = [...ram, used, ...swap];

export const memory = defineSection({
  key: 'memory',
  title: 'Memoria',
  icon: MemoryStick,
  availability: 'always-green',
  read: (value) => readObject(metrics, value),
  metrics: (values) => [{ part: '', metrics, values }],
  width: () => 1,
  // One bar of used over total: used holds the cache already, so a stack of used, cache and free would pass the total.
  layout: (values, { MetricList, KeyMetric, UsageBar }) => {
    const percent = usedPercent(amount(values['ram.total']), amount(values['ram.used']));
    return (
      <>
        <MetricList metrics={ram} values={values} />
        <KeyMetric metric={used} values={values} />
        <UsageBar
          label="Uso de RAM"
          percent={percent}
          text={formatMetric(percent, 'percent')}
          tone={percent === null ? 'neutral' : 'primary'}
        />
        <div className="mt-3">
          <MetricList metrics={swap} values={values} />
        </div>
      </>
    );
  },
  column: 'xxl:w-15',
  thresholds: {
    memoryAvailable: { preset: 10, min: 0, max: 100, label: 'Memoria disponible por debajo de (%)' },
    swapUsed: { preset: 80, min: 0, max: 100, label: 'SWAP usada por encima de (%)' },
  },
  sampled: ['ram.total', 'ram.used'],
  findings: (values, { thresholds: { memoryAvailable, swapUsed } }) => {
    const [free, cached] = [amount(values['ram.free']), amount(values['ram.cached'])];
    // What the cache holds can be given back at once.
    const available = usedPercent(amount(values['ram.total']), free === null ? null : free + (cached ?? 0));
    const swapPercent = usedPercent(amount(values['swap.total']), amount(values['swap.used']));
    return [
      available !== null && available < memoryAvailable
        ? [
            'degraded',
            `Memoria disponible ${shortNumber(available, memoryAvailable)} % < ${shortNumber(memoryAvailable)} %`,
          ]
        : null,
      above('degraded', 'SWAP usada', swapPercent, swapUsed, ' %'),
    ];
  },
});
