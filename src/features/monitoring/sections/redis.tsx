import { copy } from '../copy';
import { FigureList } from '../figure-list';
import { redisFigures } from '../figure-tables';
import { PartCard, PartGrid } from '../part-card';
import type { SectionData } from '../report';

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
