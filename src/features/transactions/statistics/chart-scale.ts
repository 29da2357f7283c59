import { formatNumber } from '~/shared/format/numbers';
import { showUnit, type Unit } from './measures';

/**
 * Both ends of the chart's scale. It holds zero and all that is drawn, below zero too, with a little air; a rate, which
 * moves little, begins at a whole tenth under its lowest.
 * @param least of the drawn values, null without any
 */
export function valueRange(unit: Unit, least: number | null, most: number | null): [number, number] {
  if (unit === 'rate') return [Math.max(0, Math.floor((least ?? 0) * 10 - 0.5) / 10), 1];
  const [bottom, top] = [Math.min(0, least ?? 0), Math.max(0, most ?? 0)];
  // Without any height there would be no scale; of amounts it is a whole unit.
  if (bottom === top) return [0, unit === 'money' ? 100 : 1];
  return [bottom * 1.08, top * 1.08];
}

/** A mark of the scale, short: '$ 1.5 M', '-12 k', '80 %'; '' where a count has no whole number. */
export function axisText(mark: number, unit: Unit): string {
  // A mark is a place of the scale, no share: it is what it says.
  if (unit === 'rate') return `${formatNumber(mark * 100, 0, 2)} %`;
  const value = unit === 'money' ? mark / 100 : mark;
  const sign = `${value < 0 ? '-' : ''}${unit === 'money' ? '$ ' : ''}`;
  const size = Math.abs(value);
  if (size >= 1e6) return `${sign}${formatNumber(size / 1e6, 0, 1)} M`;
  if (size >= 1e4) return `${sign}${formatNumber(size / 1e3, 0, 1)} k`;
  if (!Number.isInteger(value) && unit === 'count') return '';
  return unit === 'money' ? `${sign}${formatNumber(size, 0, 2)}` : showUnit(mark, unit);
}
