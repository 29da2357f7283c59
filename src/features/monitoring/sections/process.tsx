import { processFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { FigureList } from './figure-list';

export function ProcessSection({ data }: { data: SectionData['process'] }) {
  return <FigureList rows={processFigures} values={data} />;
}
