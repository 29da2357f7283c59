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
 * Whether one more attempt must wait.
 * @param attempts moments of those before it (epoch ms), oldest first
 * @returns whole seconds to wait; 0 when it may be made at once
 */
export function secondsToWait(attempts: readonly number[], { most, within }: AttemptLimit, now: number): number {
  const oldest = attempts.filter((moment) => moment > now - within).at(-most);
  return oldest === undefined ? 0 : Math.ceil((oldest + within - now) / 1000);
}
