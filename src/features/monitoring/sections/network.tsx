import { formatFigure } from '../../../shared/lib/figures';
import { copy } from '../copy';
import { FigureList } from '../figure-list';
import { networkFigures } from '../figure-tables';
import { PartCard, PartGrid } from '../part-card';
import type { SectionData } from '../report';

export function NetworkSection({ data }: { data: SectionData['network'] }) {
  return (
    <PartGrid items={data}>
      {(link) => (
        <PartCard key={link.id} kind={copy.interface} title={formatFigure(link.name, 'text')}>
          <FigureList rows={networkFigures} values={link} />
        </PartCard>
      )}
    </PartGrid>
  );
}
