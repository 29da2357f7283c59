import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatNumber } from '../../../shared/lib/numbers';
import { lineStyle } from './chart-style';
import { showUnit, type Unit } from './measures';
import type { Column } from './statistic-table';
import { tokenColour, useThemeInk } from './use-theme-ink';

const HEIGHT = 300;

/** More points than these are drawn without marks. */
const MARKED = 62;

interface LineChartProps {
  /** The drawn columns, in order. */
  columns: readonly Column[];
  /** Short names of the buckets, under the chart. */
  labels: readonly string[];
  /** Which buckets are not complete; their points are hollow. */
  partial: readonly boolean[];
  /** The bucket under the pointer, or null. */
  onPoint: (index: number | null) => void;
}

/** Lines over buckets, drawn by uPlot. It is a picture: the numbers are in the table. */
export function LineChart({ columns, labels, partial, onPoint }: LineChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const ink = useThemeInk();
  const point = useEffectEvent(onPoint);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the ink is a change of all colours
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const chart = new uPlot(
      { ...optionsOf(columns, labels, partial, (index) => point(index)), width: element.clientWidth, height: HEIGHT },
      [labels.map((_, index) => index), ...columns.map(({ values }) => [...values])],
      element,
    );
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [columns, labels, partial, ink]);

  return <div ref={place} className="h-75 min-w-0 overflow-hidden" />;
}

function optionsOf(
  columns: readonly Column[],
  labels: readonly string[],
  partial: readonly boolean[],
  onPoint: (index: number | null) => void,
): Omit<uPlot.Options, 'width' | 'height'> {
  const unit = columns[0]?.unit ?? 'count';
  const styles = columns.map(({ role }, index) => {
    const [token, dash] = lineStyle(role, index);
    return { colour: tokenColour(token), dash: [...dash] };
  });
  const axis = {
    stroke: tokenColour('--muted'),
    font: '12px "Inter Variable", system-ui, sans-serif',
    grid: { stroke: tokenColour('--line'), width: 1 },
    ticks: { show: false },
  };
  return {
    padding: [12, 40, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    scales: {
      x: { time: false, range: (_chart, min, max) => (min === max ? [min - 1, max + 1] : [min, max]) },
      y: { range: (_chart, min, max) => (unit === 'rate' ? rateRange(min) : [0, max > 0 ? max * 1.08 : 1]) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // Only whole places have a name.
        incrs: [1, 2, 3, 4, 6, 7, 12, 14, 24, 28, 48, 56, 96],
        size: 36,
        gap: 8,
        space: 56,
        values: (_chart, places) => places.map((place) => labels[place] ?? ''),
      },
      { ...axis, size: 64, values: (_chart, marks) => marks.map((mark) => axisText(mark, unit)) },
    ],
    series: [
      {},
      ...styles.map(({ colour, dash }) => ({
        stroke: colour,
        width: 2,
        dash,
        points: {
          show: labels.length <= MARKED,
          size: 6,
          fill: colour,
          filter: () => labels.flatMap((_, index) => (partial[index] ? [] : [index])),
        },
      })),
    ],
    hooks: {
      setCursor: [(chart) => onPoint(chart.cursor.idx ?? null)],
      draw: [(chart) => drawHollow(chart, partial, styles)],
    },
  };
}

/** Rates move little: the scale begins a little under the lowest one, at a whole tenth. */
function rateRange(min: number): [number, number] {
  return [Math.max(0, Math.floor(min * 10 - 0.5) / 10), 1];
}

function drawHollow(chart: uPlot, partial: readonly boolean[], styles: readonly { colour: string }[]): void {
  const { ctx } = chart;
  const ratio = window.devicePixelRatio;
  ctx.save();
  ctx.lineWidth = 2 * ratio;
  ctx.fillStyle = tokenColour('--surface');
  for (const [series, { colour }] of styles.entries()) {
    for (const [index, value] of (chart.data[series + 1] ?? []).entries()) {
      if (!partial[index] || value === null || value === undefined) continue;
      ctx.strokeStyle = colour;
      ctx.beginPath();
      ctx.arc(chart.valToPos(index, 'x', true), chart.valToPos(value, 'y', true), 4 * ratio, 0, 2 * Math.PI);
      ctx.fill();
      ctx.stroke();
    }
  }
  ctx.restore();
}

/** A mark of the scale, short: '$ 1.5 M', '12 k', '80 %'. */
function axisText(mark: number, unit: Unit): string {
  // A mark is a place of the scale, no share: it is what it says.
  if (unit === 'rate') return `${formatNumber(mark * 100, 0, 2)} %`;
  const value = unit === 'money' ? mark / 100 : mark;
  const sign = unit === 'money' ? '$ ' : '';
  if (value >= 1e6) return `${sign}${formatNumber(value / 1e6, 0, 1)} M`;
  if (value >= 1e4) return `${sign}${formatNumber(value / 1e3, 0, 1)} k`;
  if (!Number.isInteger(value) && unit === 'count') return '';
  return unit === 'money' ? `${sign}${formatNumber(value, 0, 2)}` : showUnit(mark, unit);
}
