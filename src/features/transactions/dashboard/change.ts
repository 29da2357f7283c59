import { formatCount } from '~/shared/format/numbers';
import { formatMove } from '~/shared/format/percent';
import { copy } from './copy';

export interface ChangeRule {
  /** Percent of the metric before; points between two rates; count, for small numbers. */
  unit: 'percent' | 'points' | 'count';
  /** Which way is good news; 'none' where a change is neither. */
  good: 'up' | 'down' | 'none';
}

export interface Change {
  /** '+8.2 %', '−1.2 pts', '+5', '< +0.1 %', 'Sin cambio'. */
  text: string;
  direction: 'up' | 'down' | 'same';
  verdict: 'better' | 'worse' | 'neutral';
}

/**
 * How a metric moved against the period before.
 * @returns null when the two cannot be compared: one is missing, or there is nothing to take a percentage of
 */
export function changeOf(now: number | null, before: number | null, { unit, good }: ChangeRule): Change | null {
  if (now === null || before === null) return null;
  if (now === before) return { text: copy.noChange, direction: 'same', verdict: 'neutral' };
  if (unit === 'percent' && before === 0) return null;
  const direction = now > before ? 'up' : 'down';
  return {
    text: textOf(now, before, unit),
    direction,
    verdict: good === 'none' ? 'neutral' : good === direction ? 'better' : 'worse',
  };
}

function textOf(now: number, before: number, unit: ChangeRule['unit']): string {
  if (unit === 'points') return formatMove((now - before) * 100, 'pts');
  if (unit === 'percent') return formatMove(((now - before) / Math.abs(before)) * 100, '%');
  return `${now > before ? '+' : '−'}${formatCount(Math.abs(now - before))}`;
}
