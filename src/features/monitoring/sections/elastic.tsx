import { Search } from 'lucide-react';
import { formatMetric } from '~/shared/format/metric-value';
import { filled, metric, readItems } from './read-metrics';
import { defineSection } from './section';

const metrics = [metric('clusterName', 'Nombre del clúster', 'text'), metric('clusterId', 'ID del clúster', 'text')];

export const elastic = defineSection({
  key: 'elastic',
  title: 'Elastic',
  icon: Search,
  availability: 'always-green',
  read: (value) => filled(readItems(metrics, value)),
  metrics: (clusters) =>
    clusters.map((cluster) => ({ part: formatMetric(cluster.clusterName, 'text'), metrics, values: cluster })),
  width: () => 3,
  layout: (clusters, { PartGrid, MetricList }) => (
    <PartGrid items={clusters}>
      {(cluster) => (
        <div key={cluster.id} className="min-w-0 rounded-lg border border-line p-3.5">
          <MetricList metrics={metrics} values={cluster} />
        </div>
      )}
    </PartGrid>
  ),
  column: 'xxl:w-12',
});
