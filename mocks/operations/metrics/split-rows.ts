import type { Range } from '../../../gateway/rules/day-range';

/** Splits rows, which are in the order of time, by the ranges, which are so too; rows outside of all are left out. */
export function splitRows(start: Float64Array, rows: Int32Array, ranges: readonly Range[]): Int32Array[] {
  let at = 0;
  return ranges.map(({ from, until }) => {
    while (at < rows.length && (start[rows[at] ?? 0] ?? 0) < from) at += 1;
    const first = at;
    while (at < rows.length && (start[rows[at] ?? 0] ?? 0) < until) at += 1;
    return rows.subarray(first, at);
  });
}
