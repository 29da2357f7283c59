import { Layers } from 'lucide-react';
import { formatMetric } from '~/shared/format/metric-value';
import { amount, growth } from './findings';
import { type Entry, filled, metric, readEntries } from './read-metrics';
import { defineSection, REDIS_ENTRIES } from './section';

const metrics = [
  metric('role', 'Rol', 'text'),
  metric('connectedSlaves', 'Esclavos conectados'),
  metric('activeConnections', 'Conexiones activas'),
  metric('rejectedConnections', 'Rechazadas'),
  metric('receivedConnections', 'Recibidas'),
  metric('blockedClients', 'Clientes bloqueados'),
  metric('usedMemory', 'Memoria en uso', 'bytes'),
  metric('residentMemory', 'Memoria residente', 'bytes'),
  metric('peakMemory', 'Pico', 'bytes'),
  metric('datasetMemory', 'Dataset', 'bytes'),
  metric('luaMemory', 'Lua', 'bytes'),
  metric('commandsProcessed', 'Comandos procesados'),
  metric('lastForkUsec', 'Último fork', 'micros'),
  metric('cpuSystem', 'CPU sistema', 'seconds'),
  metric('cpuUser', 'CPU usuario', 'seconds'),
];
const named = [metric('host', '', 'text'), ...metrics];

export const redis = defineSection({
  key: 'redis',
  title: 'Redis',
  icon: Layers,
  availability: 'three-entries',
  // Each of them counts, whatever it holds (spec 6.3).
  read: (value) => filled(readEntries(named, value)),
  metrics: (instances) => instances.map((instance) => ({ part: nameOf(instance), metrics, values: instance })),
  width: ({ length }) => (length === 1 || length === 2 ? length : 3),
  layout: (instances, { PartGrid, PartCard, MetricList }) => (
    <PartGrid items={instances}>
      {(instance) => (
        <PartCard key={instance.id} title={nameOf(instance)}>
          <MetricList metrics={metrics} values={instance} />
        </PartCard>
      )}
    </PartGrid>
  ),
  column: 'xxl:w-11',
  thresholds: {
    redisRejected: { preset: 0, min: 0, max: 1_000_000, label: 'Redis: rechazadas y en aumento, más de' },
  },
  findings: (instances, { samples, thresholds }) =>
    instances.map((instance) => {
      const name = nameOf(instance);
      const { rejectedConnections } = instance;
      const rejected = amount(rejectedConnections);
      const grows = growth(samples, `redis/${name}/rejectedConnections`) > 0;
      return grows && rejected !== null && rejected > thresholds.redisRejected
        ? ['degraded', `Redis ${name}: ${formatMetric(rejectedConnections, 'count')} rechazadas y en aumento`]
        : null;
    }),
  sampled: ['commandsProcessed', 'rejectedConnections'],
  unavailable: (instances) => {
    const count = instances?.length ?? 0;
    if (count > REDIS_ENTRIES) return `Redis: hay ${count} instancias, se esperan ${REDIS_ENTRIES}`;
    const verb = REDIS_ENTRIES - count === 1 ? 'falta' : 'faltan';
    return `Redis: ${verb} ${REDIS_ENTRIES - count} de ${REDIS_ENTRIES} instancias`;
  },
});

function nameOf({ host, id }: Entry<'host'>): string {
  return String(host ?? `Redis ${id + 1}`);
}
