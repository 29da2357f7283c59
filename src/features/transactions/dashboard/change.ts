import { formatNumber } from '../../../shared/lib/numbers';

export interface ChangeRule {
  /** Percent of the figure before; points between two rates; count, for small numbers. */
  unit: 'percent' | 'points' | 'count';
  /** Which way is good news; 'none' where a change is neither. */
  good: 'up' | 'down' | 'none';
}

export interface Change {
  /** '+8.2 %', '−1.2 pts', '+5', 'Sin cambio'. */
  text: string;
  direction: 'up' | 'down' | 'same';
  verdict: 'better' | 'worse' | 'neutral';
}

/**
 * How a figure moved against the period before.
 * @returns null when the two cannot be compared: one is missing, or there is nothing to take a percentage of
 */
export function changeOf(now: number | null, before: number | null, { unit, good }: ChangeRule): Change | null {
  if (now === null || before === null) return null;
  if (now === before) return { text: 'Sin cambio', direction: 'same', verdict: 'neutral' };
  if (unit === 'percent' && before === 0) return null;
  const size = sizeOf(now, before, unit);
  if (Number(size.replaceAll(',', '')) === 0) return { text: 'Sin cambio', direction: 'same', verdict: 'neutral' };
  const direction = now > before ? 'up' : 'down';
  return {
    text: `${direction === 'up' ? '+' : '−'}${size}${UNITS[unit]}`,
    direction,
    verdict: good === 'none' ? 'neutral' : good === direction ? 'better' : 'worse',
  };
}

const UNITS = { percent: ' %', points: ' pts', count: '' };

function sizeOf(now: number, before: number, unit: ChangeRule['unit']): string {
  const difference = Math.abs(now - before);
  if (unit === 'count') return formatNumber(difference, 0, 0);
  return formatNumber(unit === 'points' ? difference * 100 : (difference / Math.abs(before)) * 100, 1, 1);
}
