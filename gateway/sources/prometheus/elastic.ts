import type { SectionReader } from './figures';
import { byLabel, samplesOf } from './samples';

const [UP, INFO] = ['elasticsearch_cluster_health_up', 'elasticsearch_clusterinfo_version_info'];

/** Clusters that answer; the exporter goes on naming one that is down. */
export const elastic: SectionReader = {
  metrics: [UP, INFO],
  read(series) {
    const exporters = samplesOf(series, UP);
    if (exporters.length === 0) return undefined;
    const instances = new Set(exporters.filter(({ value }) => value === '1').map(({ labels }) => labels.instance));
    const living = samplesOf(series, INFO).filter(({ labels }) => instances.has(labels.instance));
    return byLabel(living, 'cluster').map(({ labels }) => ({
      clusterName: labels.cluster,
      clusterId: labels.cluster_uuid,
    }));
  },
};
