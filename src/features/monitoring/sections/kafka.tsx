import { ChartNoAxesGantt } from 'lucide-react';
import { formatMetric } from '~/shared/format/metric-value';
import type { MetricValue } from '~/shared/format/read-value';
import { samplesStandingStill } from '../samples/trends';
import { type Entry, filled, metric, readItems } from './read-metrics';
import { defineSection } from './section';

const columns = [
  metric('clientHost', 'IP del host', 'text'),
  metric('clientId', 'Cliente consumidor', 'text'),
  metric('broker', 'Broker', 'text'),
  metric('topic', 'Tópico', 'text'),
  metric('offset', 'Offset'),
];
/** Of a consumer; client and topic are its name. */
const metrics = columns.filter(({ key }) => key !== 'clientId' && key !== 'topic');

type Consumer = Entry<(typeof columns)[number]['key']>;

export const kafka = defineSection({
  key: 'kafka',
  title: 'Kafka',
  icon: ChartNoAxesGantt,
  availability: 'red-when-empty',
  read: (value) => filled(readItems(columns, value).map(tidy)),
  metrics: (consumers) => consumers.map((consumer) => ({ part: nameOf(consumer), metrics, values: consumer })),
  width: () => 3,
  layout: (consumers, { MetricTable }) => (
    <MetricTable caption="Consumidores de Kafka" columns={columns} items={consumers} />
  ),
  column: 'xxl:w-11',
  thresholds: {
    kafkaStill: { preset: 60, min: 10, max: 86_400, label: 'Kafka: consumidor sin avance durante (s)' },
  },
  findings: (consumers, { samples, thresholds }) =>
    consumers.map((consumer) => {
      const name = nameOf(consumer);
      const still = samplesStandingStill(samples, samples.series[`kafka/${name}/offset`] ?? [], thresholds.kafkaStill);
      return still === null ? null : ['degraded', `Kafka: ${name} sin avance en ${still} muestras`];
    }),
  sampled: ['offset'],
});

function nameOf({ clientId, topic }: Consumer): string {
  return `${formatMetric(clientId, 'text')} · ${formatMetric(topic, 'text')}`;
}

/** The consumer-group tool writes '/' before an address, '-' for a missing text and -1 where nothing is committed. */
function tidy(consumer: Consumer): Consumer {
  const known = (value: MetricValue) => (value === '-' ? null : value);
  const { clientHost, clientId, broker, topic, offset } = consumer;
  return {
    ...consumer,
    clientHost: known(typeof clientHost === 'string' ? clientHost.replace(/^\//, '') || null : clientHost),
    clientId: known(clientId),
    broker: known(broker),
    topic: known(topic),
    offset: typeof offset !== 'string' && offset !== null && offset < 0 ? null : known(offset),
  };
}
