import { Network } from 'lucide-react';
import { formatMetric } from '~/shared/format/metric-value';
import { above, growth, sum } from './findings';
import { filled, metric, readItems } from './read-metrics';
import { defineSection } from './section';

const metrics = [
  metric('bytesIn', 'Datos entrada', 'bytes'),
  metric('bytesOut', 'Datos salida', 'bytes'),
  metric('packetsIn', 'Paquetes entrada'),
  metric('packetsOut', 'Paquetes salida'),
  metric('errorsIn', 'Errores entrada'),
  metric('errorsOut', 'Errores salida'),
  metric('droppedIn', 'Descartes entrada'),
  metric('droppedOut', 'Descartes salida'),
];
const named = [metric('name', 'Interfaz', 'text'), ...metrics];

export const network = defineSection({
  key: 'network',
  title: 'Red',
  icon: Network,
  availability: 'always-green',
  read: (value) => filled(readItems(named, value)),
  metrics: (links) => links.map((link) => ({ part: formatMetric(link.name, 'text'), metrics, values: link })),
  width: () => 2,
  layout: (links, { PartGrid, PartCard, MetricList }) => (
    <PartGrid items={links}>
      {(link) => (
        <PartCard key={link.id} kind="Interfaz" title={formatMetric(link.name, 'text')}>
          <MetricList metrics={metrics} values={link} />
        </PartCard>
      )}
    </PartGrid>
  ),
  column: 'xxl:w-10',
  thresholds: {
    networkErrors: { preset: 1, min: 0, max: 100, label: 'Red: errores por encima de (% de los paquetes)' },
  },
  findings: (links, { samples, thresholds }) =>
    links.map(({ name, packetsIn, packetsOut, errorsIn, errorsOut }) => {
      const part = formatMetric(name, 'text');
      const lately = (key: string) => growth(samples, `network/${part}/${key}`);
      const packets = lately('packetsIn') + lately('packetsOut');
      const errors = lately('errorsIn') + lately('errorsOut');
      const sinceStart = sum(errorsIn, errorsOut) / sum(packetsIn, packetsOut);
      const percent = (packets > 0 ? errors / packets : sinceStart) * 100;
      const known = Number.isFinite(percent) ? percent : null;
      return above('degraded', `${part}: errores`, known, thresholds.networkErrors, ' %');
    }),
  sampled: ['bytesIn', 'bytesOut', 'packetsIn', 'packetsOut', 'errorsIn', 'errorsOut'],
});
