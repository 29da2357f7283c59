import { lazy, Suspense, useMemo, useState } from 'react';
import { lineStyle } from './chart-style';
import { copy } from './copy';
import { showUnit } from './measures';
import type { Column } from './statistic-table';

// Asked for with the screen, before its data: the chart is in a file of its own.
const chart = import('./line-chart').then(
  (module) => ({ default: module.LineChart }),
  () => ({ default: MissingChart }),
);
const LineChart = lazy(() => chart);

/** A file that did not come must not take the numbers along. */
function MissingChart() {
  return <p className="py-6 text-muted">{copy.chartMissing}</p>;
}

interface ChartPanelProps {
  columns: readonly Column[];
  labels: readonly string[];
  shortLabels: readonly string[];
  partial: readonly boolean[];
  /** What stands under the axis of the buckets, where their names do not say it. */
  periods: string | undefined;
  measure: string;
}

/** The chart with its legend in words, and the numbers under the pointer. */
export function ChartPanel({ columns, labels, shortLabels, partial, periods, measure }: ChartPanelProps) {
  const [index, setIndex] = useState<number | null>(null);
  const drawn = useMemo(() => columns.filter(({ role }) => role !== 'table'), [columns]);
  return (
    <figure>
      <figcaption>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {drawn.map(({ id, label, role }, position) => (
            <li key={id} className="flex items-center gap-2">
              <Swatch role={role} position={position} />
              {label}
            </li>
          ))}
          {partial.includes(true) && <li className="text-muted">{copy.partialLegend}</li>}
        </ul>
        <p aria-hidden className="mt-1 min-h-9 text-sm text-muted sm:min-h-5">
          {index !== null && pointText(labels[index] ?? '', drawn, index)}
        </p>
      </figcaption>
      <div role="img" aria-label={copy.chart(measure)} className="min-h-75">
        <Suspense>
          <LineChart columns={drawn} labels={shortLabels} partial={partial} periods={periods} onPoint={setIndex} />
        </Suspense>
      </div>
    </figure>
  );
}

function Swatch({ role, position }: { role: string; position: number }) {
  const [token, dash] = lineStyle(role, position);
  return (
    <svg aria-hidden="true" viewBox="0 0 32 8" className="h-2 w-8 shrink-0">
      <line
        x1="0"
        x2="32"
        y1="4"
        y2="4"
        style={{ stroke: `var(${token})` }}
        strokeWidth="2.5"
        strokeDasharray={dash.join(' ') || undefined}
      />
    </svg>
  );
}

function pointText(label: string, columns: readonly Column[], index: number): string {
  const numbers = columns.map(({ label: name, unit, values }) => `${name} ${showUnit(values[index] ?? null, unit)}`);
  return [label, ...numbers].join(' · ');
}
