import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { valueRange } from './chart-scale';
import { LineChart, tokenColour } from './line-chart';
import type { Unit } from './measures';
import type { Column } from './statistic-table';

type Values = readonly (number | null)[];

const column = (values: Values, unit: Unit = 'money'): Column => ({
  id: 'a',
  label: 'Monto devuelto',
  unit,
  values,
  total: null,
  role: 'line',
});

/** The drawn chart: its canvas, where its plot is, and how to look at it. */
async function draw(values: Values, unit: Unit = 'money') {
  const labels = values.map((_, index) => `${index}`);
  await render(
    <div style={{ width: 600 }}>
      <LineChart
        columns={[column(values, unit)]}
        labels={labels}
        partial={labels.map(() => false)}
        onPoint={() => {}}
      />
    </div>,
  );
  await expect.poll(() => document.querySelector('.u-over')?.clientWidth ?? 0).toBeGreaterThan(0);
  const canvas = document.querySelector<HTMLCanvasElement>('.uplot canvas') as HTMLCanvasElement;
  const over = document.querySelector<HTMLElement>('.u-over') as HTMLElement;
  const ratio = canvas.width / canvas.clientWidth;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const isInk = (x: number, y: number, colour: readonly number[]) => {
    const { data } = context.getImageData(Math.round(x * ratio) - 2, Math.round(y * ratio) - 2, 5, 5);
    for (let at = 0; at < data.length; at += 4) {
      const same = colour.every((part, index) => Math.abs((data[at + index] ?? 0) - part) < 24);
      if (same && (data[at + 3] ?? 0) > 200) return true;
    }
    return false;
  };
  const known = values.filter((value) => value !== null);
  const [bottom, top] = valueRange(unit, Math.min(...known), Math.max(...known));
  return {
    over,
    /** Whether the line's colour is where a value of a bucket belongs. */
    hasPoint: (index: number, value: number) => {
      const across = values.length === 1 ? 0.5 : index / (values.length - 1);
      const x = over.offsetLeft + across * over.clientWidth;
      const y = over.offsetTop + (1 - (value - bottom) / (top - bottom)) * over.clientHeight;
      return isInk(x, y, rgb('--primary'));
    },
    hasZeroLine: () => {
      const y = over.offsetTop + (top / (top - bottom)) * over.clientHeight;
      return isInk(over.offsetLeft + over.clientWidth * 0.13, y, rgb('--muted'));
    },
    /** How many pixels of the canvas are drawn on in its leftmost columns: a mark that is cut touches them. */
    inkAtLeftEdge: () => {
      const { data } = context.getImageData(0, 0, 2, canvas.height);
      return data.filter((value, at) => at % 4 === 3 && value > 0).length;
    },
    inkLeftOfPlot: () => {
      const { data } = context.getImageData(0, 0, Math.floor(over.offsetLeft * ratio), canvas.height);
      return data.filter((value, at) => at % 4 === 3 && value > 0).length;
    },
  };
}

function rgb(token: string): readonly number[] {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = tokenColour(token);
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

test.each<[what: string, Values, zeroLine: boolean]>([
  ['on both sides of zero', [-100_000, -50_000, 0, 50_000, 100_000], true],
  ['below zero alone', [-100_000, -200_000, -300_000], true],
  ['above zero', [100_000, 200_000, 300_000], false],
  ['nothing but zeros', [0, 0, 0], false],
  ['one point below zero', [-500], true],
  ['one point', [500], false],
  ['with a gap', [-100_000, null, 100_000], true],
])('every value is drawn where it belongs: %s', async (_what, values, zeroLine) => {
  const chart = await draw(values);
  for (const [index, value] of values.entries()) {
    if (value !== null) await expect.poll(() => [value, chart.hasPoint(index, value)]).toEqual([value, true]);
  }
  expect(chart.hasZeroLine()).toBe(zeroLine);
});

test('a gap is not drawn over', async () => {
  const chart = await draw([100_000, null, 100_000]);
  await expect.poll(() => chart.hasPoint(0, 100_000)).toBe(true);
  expect(chart.hasPoint(1, 100_000)).toBe(false);
});

test.each<[what: string, Values, Unit]>([
  ['hundreds of thousands of millions', [0, 35_000_000_000_000, 70_000_000_000_000], 'money'],
  ['as much below zero', [0, -35_000_000_000_000, -70_000_000_000_000], 'money'],
  ['small counts', [1, 2, 3], 'count'],
  ['rates', [0.91, 0.95, 0.97], 'rate'],
])('no mark of the scale is cut: %s', async (_what, values, unit) => {
  const chart = await draw(values, unit);
  await expect.poll(() => chart.inkLeftOfPlot()).toBeGreaterThan(0);
  expect(chart.inkAtLeftEdge()).toBe(0);
  // A scale of short marks leaves its room to the line.
  if (unit !== 'money') expect(chart.over.offsetLeft).toBeLessThan(70);
});
