import { formatNumber } from './numbers';

interface Rounded {
  /** Which side of `text` the value is on; '' when nothing was rounded to an end. */
  side: '<' | '>' | '';
  text: string;
}

/** What is not exactly 0 or 100 is never written as if it were. */
function roundedPercent(percent: number | bigint, decimals = 1): Rounded {
  const written = (value: number | bigint) => formatNumber(value, decimals, decimals);
  const [text, least] = [written(percent), 10 ** -decimals];
  if (text === written(0) && Number(percent) !== 0)
    return percent > 0 ? { side: '<', text: written(least) } : { side: '<', text: '0' };
  if (text === written(100) && Number(percent) !== 100)
    return percent < 100 ? { side: '>', text: written(100 - least) } : { side: '>', text: '100' };
  return { side: '', text };
}

/** A percentage, 0-100 for a share: '91.4 %', '> 99.9 %' under a whole, '< 0.1 %' over nothing. */
export function formatPercent(percent: number | bigint, decimals = 1): string {
  const { side, text } = roundedPercent(percent, decimals);
  return side === '' ? `${text} %` : `${side} ${text} %`;
}

/** How much something moved, with its sign: '+8.2 %', '−1.2 pts', '< +0.1 %', '> −0.1 %'. @param size in hundredths */
export function formatMove(size: number, unit: '%' | 'pts'): string {
  if (size === 0) return `0.0 ${unit}`;
  const { side, text } = roundedPercent(Math.abs(size));
  const signed = `${size > 0 ? '+' : '−'}${text} ${unit}`;
  if (side === '') return signed;
  // Below zero the side of the value is the other one.
  return `${(side === '<') === size > 0 ? '<' : '>'} ${signed}`;
}
