import { elasticFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { FigureList } from './figure-list';
import { PartGrid } from './part-card';

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
