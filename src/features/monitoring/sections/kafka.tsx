import { copy } from '../copy';
import { DataTable } from '../data-table';
import { kafkaFigures } from '../figure-tables';
import type { SectionData } from '../report';

export function KafkaSection({ data }: { data: SectionData['kafka'] }) {
  return <DataTable caption={copy.kafkaConsumers} columns={kafkaFigures} items={data} />;
}
