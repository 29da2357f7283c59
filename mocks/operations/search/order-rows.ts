/** Cents that share a bucket, as a power of two, and how many buckets there are; the last one holds all that is more. */
const BUCKET_BITS = 7;
const BUCKETS = 4096;

const bucketOf = (cents: number) => Math.min(BUCKETS - 1, cents >> BUCKET_BITS);

/**
 * The rows between two places of the order by a column of cents, the newer first among equal ones. Sorts only the
 * buckets that those places fall into, since sorting all takes longer than a page may be kept waiting.
 */
export function orderRows(
  column: Int32Array,
  rows: Int32Array,
  ascending: boolean,
  from: number,
  to: number,
): number[] {
  const counts = new Uint32Array(BUCKETS);
  for (const row of rows) {
    const bucket = bucketOf(column[row] ?? 0);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  const wanted = new Uint8Array(BUCKETS);
  let before = 0;
  let skipped = 0;
  for (let step = 0; step < BUCKETS; step += 1) {
    const bucket = ascending ? step : BUCKETS - 1 - step;
    const after = before + (counts[bucket] ?? 0);
    if (after <= from) skipped = after;
    else if (before < to) wanted[bucket] = 1;
    before = after;
  }
  const keys = new Float64Array(before);
  let count = 0;
  for (const row of rows) {
    const cents = column[row] ?? 0;
    if (wanted[bucketOf(cents)] !== 1) continue;
    // One number per row, cents before age, so that a plain sort of numbers does it.
    keys[count] = (ascending ? cents : -cents) * SCALE + (SCALE - 1 - row);
    count += 1;
  }
  const sorted = keys.subarray(0, count).sort();
  return Array.from(sorted.subarray(Math.max(0, from - skipped), Math.max(0, to - skipped)), rowOfKey);
}

/** More than there can be rows. */
const SCALE = 2 ** 20;

const rowOfKey = (key: number) => SCALE - 1 - (((key % SCALE) + SCALE) % SCALE);
