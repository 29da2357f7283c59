import { FigureList } from '../figure-list';
import { elasticFigures } from '../figure-tables';
import { PartGrid } from '../part-card';
import type { SectionData } from '../report';

export function ElasticSection({ data }: { data: SectionData['elastic'] }) {
  return (
    <PartGrid items={data}>
      {(cluster) => (
        <div key={cluster.id} className="min-w-0 rounded-lg border border-line p-3.5">
          <FigureList rows={elasticFigures} values={cluster} />
        </div>
      )}
    </PartGrid>
  );
}
