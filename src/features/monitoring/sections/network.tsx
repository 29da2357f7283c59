import { formatFigure } from '~/shared/format/figures';
import { networkFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { copy } from '../copy';
import { FigureList } from './figure-list';
import { PartCard, PartGrid } from './part-card';

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
