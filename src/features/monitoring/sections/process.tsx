import { FigureList } from '../figure-list';
import { processFigures } from '../figure-tables';
import type { SectionData } from '../report';

export function ProcessSection({ data }: { data: SectionData['process'] }) {
  return <FigureList rows={processFigures} values={data} />;
}
