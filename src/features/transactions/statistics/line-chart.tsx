import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useSyncExternalStore } from 'react';
import { axisText, valueRange } from './chart-scale';
import { lineStyle } from './chart-style';
import type { Column } from './statistic-table';

const HEIGHT = 300;

const FONT = '12px "Inter Variable", system-ui, sans-serif';

/** Of the marks' axis, px: what it has at least, and the room beside the longest mark. */
const LEAST_AXIS = 48;
const AXIS_AIR = 16;

/** More points than these are drawn without marks. */
const MARKED = 62;

interface LineChartProps {
  /** The drawn columns, in order. */
  columns: readonly Column[];
  /** Short names of the buckets, under the chart. */
  labels: readonly string[];
  /** Which buckets are not complete; their points are hollow. */
  partial: readonly boolean[];
  /** Name of the buckets' axis. */
  periods?: string | undefined;
  /** The bucket under the pointer, or null. */
  onPoint: (index: number | null) => void;
}

/** Lines over buckets, drawn by uPlot. It is a picture: the numbers are in the table. */
export function LineChart({ columns, labels, partial, periods, onPoint }: LineChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const ink = useThemeInk();
  const point = useEffectEvent(onPoint);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the ink is a change of all colours
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const chart = new uPlot(
      {
        ...optionsOf({ columns, labels, partial, periods, onPoint: (index) => point(index) }),
        width: element.clientWidth,
        height: HEIGHT,
      },
      [labels.map((_, index) => index), ...columns.map(({ values }) => [...values])],
      element,
    );
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [columns, labels, partial, periods, ink]);

  return <div ref={frame} className="h-75 min-w-0 overflow-hidden" />;
}

function optionsOf(props: LineChartProps): Omit<uPlot.Options, 'width' | 'height'> {
  const { columns, labels, partial, periods, onPoint } = props;
  const unit = columns[0]?.unit ?? 'count';
  const styles = columns.map(({ role }, index) => {
    const [token, dash] = lineStyle(role, index);
    return { colour: tokenColour(token), dash: [...dash] };
  });
  const axis = {
    stroke: tokenColour('--muted'),
    font: FONT,
    grid: { stroke: tokenColour('--line'), width: 1 },
    ticks: { show: false },
  };
  return {
    padding: [12, 40, 0, 0],
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    scales: {
      // A single bucket stands in the middle.
      x: { time: false, range: () => (labels.length > 1 ? [0, labels.length - 1] : [-1, 1]) },
      y: { range: (_chart, least, most) => valueRange(unit, least, most) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        // Only whole places have a name.
        incrs: [1, 2, 3, 4, 6, 7, 12, 14, 24, 28, 48, 56, 96],
        size: 36,
        ...(periods ? { label: periods, labelFont: FONT, labelSize: 18 } : {}),
        gap: 8,
        space: 56,
        values: (_chart, positions) => positions.map((position) => labels[position] ?? ''),
      },
      { ...axis, size: markWidth, values: (_chart, marks) => marks.map((mark) => axisText(mark, unit)) },
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
      drawAxes: [drawZero],
      draw: [(chart) => drawHollow(chart, partial, styles)],
    },
  };
}

/** As wide as the longest of its marks, px: a mark that is cut off misleads. */
function markWidth({ ctx }: uPlot, marks: readonly string[] | null): number {
  ctx.save();
  ctx.font = FONT;
  const widths = (marks ?? []).map((mark) => ctx.measureText(mark ?? '').width);
  ctx.restore();
  return Math.ceil(Math.max(LEAST_AXIS, ...widths) + AXIS_AIR);
}

/** Where something is below zero, zero has a line of its own. */
function drawZero(chart: uPlot): void {
  if ((chart.scales.y?.min ?? 0) >= 0) return;
  const { ctx, bbox } = chart;
  // On the middle of a pixel, so that it is sharp.
  const y = Math.round(chart.valToPos(0, 'y', true)) + 0.5;
  ctx.save();
  ctx.lineWidth = window.devicePixelRatio;
  ctx.strokeStyle = tokenColour('--muted');
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
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

/** Changes with the colours on screen, whoever changed them: a canvas does not follow by itself. */
function useThemeInk(): string {
  return useSyncExternalStore(subscribe, () => tokenColour('--ink'));
}

/** The colour of a token as it is now. */
export function tokenColour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
