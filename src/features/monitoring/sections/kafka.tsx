import { kafkaFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { copy } from '../copy';
import { DataTable } from './data-table';

export function KafkaSection({ data }: { data: SectionData['kafka'] }) {
  return <DataTable caption={copy.kafkaConsumers} columns={kafkaFigures} items={data} />;
}
