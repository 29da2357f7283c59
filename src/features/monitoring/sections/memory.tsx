import { type Figure, formatFigure } from '~/shared/format/figures';
import { UsageBar } from '~/shared/ui/usage-bar';
import { ramFigures, ramUsed, swapFigures } from '../api/figure-tables';
import type { SectionData } from '../api/report';
import { copy } from '../copy';
import { FigureList, KeyFigure } from './figure-list';
import { usedPercent } from './usage-level';

/** One bar of used over total: used holds the cache already, so a stack of used, cache and free would pass the total. */
export function MemorySection({ data }: { data: SectionData['memory'] }) {
  const percent = usedPercent(amount(data['ram.total']), amount(data['ram.used']));
  return (
    <>
      <FigureList rows={ramFigures} values={data} />
      <KeyFigure row={ramUsed} values={data} />
      <UsageBar
        label={copy.ramUse}
        percent={percent}
        text={formatFigure(percent, 'percent')}
        tone={percent === null ? 'neutral' : 'primary'}
      />
      <div className="mt-3">
        <FigureList rows={swapFigures} values={data} />
      </div>
    </>
  );
}

function amount(figure: Figure): number | null {
  return typeof figure === 'number' || typeof figure === 'bigint' ? Number(figure) : null;
}
