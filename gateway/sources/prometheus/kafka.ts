import { integerOf, toNumber } from '../numbers';
import type { SectionReader } from './figures';
import { type Sample, type Series, samplesOf } from './samples';

/** By member (the lag exporters), and by group (kafka_exporter), which names neither host nor client. */
const [OF_MEMBER, OF_GROUP] = ['kafka_consumergroup_group_offset', 'kafka_consumergroup_current_offset'];
const [LEADER, BROKER, BROKERS] = ['kafka_topic_partition_leader', 'kafka_broker_info', 'kafka_brokers'];

/** One row for each consumer and topic, over the partitions: that pair is a consumer's name on the screen. */
export const kafka: SectionReader = {
  metrics: [OF_MEMBER, OF_GROUP, LEADER, BROKER, BROKERS],
  read(series) {
    const members = samplesOf(series, OF_MEMBER);
    const offsets = members.length > 0 ? members : samplesOf(series, OF_GROUP);
    if (offsets.length === 0) return samplesOf(series, BROKERS).length > 0 ? [] : undefined;
    const rows = new Map<string, Sample[]>();
    for (const sample of offsets) {
      const key = JSON.stringify([sample.labels.topic, clientOf(sample.labels), hostOf(sample.labels)]);
      rows.set(key, [...(rows.get(key) ?? []), sample]);
    }
    return [...rows].toSorted(([one], [other]) => one.localeCompare(other)).map(([, row]) => consumer(row, series));
  },
};

function consumer(row: Series, series: Series) {
  const labels = row[0]?.labels ?? {};
  // -1 is a partition of which nothing was read yet.
  const committed = row.map(({ value }) => toNumber(value)).filter((offset) => offset >= 0);
  const brokers = new Set(row.map((sample) => brokerOf(sample, series)).filter((broker) => broker !== undefined));
  return {
    clientHost: hostOf(labels),
    clientId: clientOf(labels),
    broker: [...brokers].join(', ') || null,
    topic: labels.topic,
    offset: committed.length > 0 ? integerOf(String(committed.reduce((sum, offset) => sum + offset))) : null,
  };
}

const hostOf = (labels: Sample['labels']) => labels.member_host || null;

/** A group is who consumes, where no member is named. */
const clientOf = (labels: Sample['labels']) => labels.client_id || labels.consumergroup || labels.group || null;

/** Address of the leader of a sample's partition. */
function brokerOf({ labels: { topic = '', partition = '' } }: Sample, series: Series): string | undefined {
  const id = samplesOf(series, LEADER, { topic, partition })[0]?.value;
  return id === undefined ? undefined : samplesOf(series, BROKER, { id })[0]?.labels.address;
}
