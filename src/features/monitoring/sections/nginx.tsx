import { FigureList } from '../figure-list';
import { nginxFigures } from '../figure-tables';
import type { SectionData } from '../report';

export function NginxSection({ data }: { data: SectionData['nginx'] }) {
  return <FigureList rows={nginxFigures} values={data} />;
}
