import { MISSING } from '~/shared/copy';
import { formatBytes, formatNonZero } from '~/shared/format/numbers';
import { formatPercent } from '~/shared/format/percent';
import type { MovementRow } from './movement';

/** Below this the decimals count. */
const FEW = 10;

/** The last point with its unit; a gap at the end says nothing rather than something old. What moves never reads as still. */
export function lastText({ points, unit }: Pick<MovementRow, 'points' | 'unit'>): string {
  const last = points.at(-1) ?? null;
  if (last === null) return MISSING;
  if (unit === 'percent') return formatPercent(last);
  if (unit === 'bytesPerSecond') return `${formatBytes(last < FEW ? last : Math.round(last))}/s`;
  return `${formatNonZero(last, 0, last < FEW ? 2 : 0)} /s`;
}
