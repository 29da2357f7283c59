import { FigureList, Headline } from '../figure-list';
import { cpuFigures, cpuHeadline } from '../figure-tables';
import type { SectionData } from '../report';

export function CpuSection({ data }: { data: SectionData['cpu'] }) {
  return (
    <>
      <Headline rows={cpuHeadline} values={data} />
      <FigureList rows={cpuFigures} values={data} />
    </>
  );
}
