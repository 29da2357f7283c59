import { cpuFigures, cpuTotal } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { FigureList, KeyFigure } from './figure-list';

export function CpuSection({ data }: { data: SectionData['cpu'] }) {
  return (
    <>
      <FigureList rows={cpuFigures} values={data} />
      <KeyFigure row={cpuTotal} values={data} />
    </>
  );
}
