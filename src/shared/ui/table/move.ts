import { roundedPercent } from '~/shared/format/percent';

/** How much something moved, with its sign: '+8.2 %', '−1.2 pts', '< +0.1 %', '> −0.1 %'. @param size in hundredths */
export function formatMove(size: number, unit: '%' | 'pts'): string {
  if (size === 0) return `0.0 ${unit}`;
  const { side, text } = roundedPercent(Math.abs(size));
  const signed = `${size > 0 ? '+' : '−'}${text} ${unit}`;
  if (side === '') return signed;
  // Below zero the side of the value is the other one.
  return `${(side === '<') === size > 0 ? '<' : '>'} ${signed}`;
}
