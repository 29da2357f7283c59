import { FigureList } from '../figure-list';
import { mysqlFigures } from '../figure-tables';
import type { SectionData } from '../report';

export function MysqlSection({ data }: { data: SectionData['mysql'] }) {
  return <FigureList rows={mysqlFigures} values={data} wide />;
}
