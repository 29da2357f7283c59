/** A wait in ms, drawn anew for each answer between both ends. */
interface Latency {
  min: number;
  max: number;
}

/** What a call over a real network takes; the demonstration and the HTTP host use it, tests answer at once. */
export const realNetwork: Latency = { min: 120, max: 450 };

let latency: Latency = { min: 0, max: 0 };

/** Sets how long every answer of the simulated platform takes from now on. */
export function setLatency(next: Latency): void {
  latency = next;
}

/** Waits as long as the network would. `slow` (ms) is added where a server is slow, but never in tests. */
export function networkPause(slow = 0): Promise<void> {
  if (latency.max === 0) return Promise.resolve();
  return pause(slow + latency.min + Math.random() * (latency.max - latency.min));
}

/** Waits `ms`; for scenarios whose very point is the wait. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
