import { redisFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { copy } from '../copy';
import { FigureList } from './figure-list';
import { PartCard, PartGrid } from './part-card';

export function RedisSection({ data }: { data: SectionData['redis'] }) {
  return (
    <PartGrid items={data}>
      {(instance) => (
        <PartCard key={instance.id} title={String(instance.host ?? copy.redisInstance(instance.id + 1))}>
          <FigureList rows={redisFigures} values={instance} />
        </PartCard>
      )}
    </PartGrid>
  );
}
