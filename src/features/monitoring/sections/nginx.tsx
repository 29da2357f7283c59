import { nginxFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { FigureList } from './figure-list';

export function NginxSection({ data }: { data: SectionData['nginx'] }) {
  return <FigureList rows={nginxFigures} values={data} />;
}
