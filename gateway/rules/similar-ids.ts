/** How many ids are offered, and by how many characters they may differ. */
const MOST = 5;
const FARTHEST = 3;

/** An id that somebody typed, an order's perhaps, as those of operations are written. */
export function operationForm(id: string): string {
  return id
    .toUpperCase()
    .replace(/^ORD-20/, 'OP')
    .replace('ORD-DEMO-', 'OP000000')
    .replaceAll(/[^A-Z\d]/g, '');
}

/** Up to five ids that differ little from the wanted one, the nearest first. */
export function nearestIds(wanted: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate) => ({ candidate, distance: distance(candidate, wanted) }))
    .filter((found) => found.distance <= FARTHEST)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
}

/** How many characters differ, place by place; a missing or added one counts as well. */
function distance(one: string, other: string): number {
  let count = Math.abs(one.length - other.length);
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}
