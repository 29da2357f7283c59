import { FigureList, KeyFigure } from '../figure-list';
import { cpuFigures, cpuTotal } from '../figure-tables';
import type { SectionData } from '../report';

export function CpuSection({ data }: { data: SectionData['cpu'] }) {
  return (
    <>
      <FigureList rows={cpuFigures} values={data} />
      <KeyFigure row={cpuTotal} values={data} />
    </>
  );
}
