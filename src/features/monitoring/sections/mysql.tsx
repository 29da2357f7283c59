import { mysqlFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { FigureList } from './figure-list';

export function MysqlSection({ data }: { data: SectionData['mysql'] }) {
  return <FigureList rows={mysqlFigures} values={data} wide />;
}
