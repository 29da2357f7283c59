/** Redis is healthy with this many entries, no more and no fewer, readable or not (spec 6.3). */
export const REDIS_ENTRIES = 3;

/** How a section's icon is chosen (spec 6.3). */
export type AvailabilityRule = 'red-when-empty' | 'three-entries' | 'always-green';

/** @param data what the section holds, null when it is empty */
export function isAvailable(rule: AvailabilityRule, data: unknown): boolean {
  if (rule === 'always-green') return true;
  if (rule === 'three-entries') return Array.isArray(data) && data.length === REDIS_ENTRIES;
  return data !== null;
}

/** A section that stays green although it is empty says so in a badge (spec 6.3). */
export function needsNoDataBadge(rule: AvailabilityRule, data: unknown): boolean {
  return rule === 'always-green' && data === null;
}
