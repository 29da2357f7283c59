const MINUTE = 60_000;

/** How many attempts in how long (ms); one more waits until the oldest of them is that old. */
export interface AttemptLimit {
  most: number;
  within: number;
}

/** An address may be that of a whole office. */
export const attemptLimits = {
  account: { most: 10, within: 15 * MINUTE },
  address: { most: 50, within: 15 * MINUTE },
  recovery: { most: 3, within: 60 * MINUTE },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Whether one more attempt must wait. One of the future counts for nothing: the clock was put back.
 * @param attempts moments of those before it (epoch ms), oldest first
 * @returns whole seconds to wait; 0 when it may be made at once
 */
export function secondsToWait(attempts: readonly number[], { most, within }: AttemptLimit, now: number): number {
  const oldest = attempts.filter((moment) => moment > now - within && moment < now + MINUTE).at(-most);
  return oldest === undefined ? 0 : Math.ceil((oldest + within - now) / 1000);
}

/** What an address counts for: of IPv6 the first half, since whoever has one address has all of the other. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = '', end] = address.replace(/%.*$/, '').split('::');
  const groups = (text: string | undefined) => text?.split(':').filter((group) => group !== '') ?? [];
  const [first, last] = [groups(start), groups(end)];
  const zeros = end === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array(Math.max(zeros, 0)).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
