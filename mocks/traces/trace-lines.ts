import { backgroundOf } from './background';
import { ordersOf } from './day-orders';
import { demoOrderSteps } from './demo-order';
import type { LoggedStep } from './entry';

/** The log of what began on a day (epoch ms of its midnight), after a moment and up to another, oldest first, as lines that are taken in. */
export function dayTraceLines(day: number, since: number, now: number): string[] {
  const steps = [...ordersOf(day), ...backgroundOf(day)].filter(({ at }) => at > since && at <= now);
  return steps.sort((one, other) => one.at - other.at).map(traceLine);
}

/** The log of the order that always happened within the last hour. */
export function demoTraceLines(now: number): string[] {
  return demoOrderSteps(now).map(traceLine);
}

/** A step as a line that is taken in. */
export function traceLine({ at, entry: { date: _, ...entry } }: LoggedStep): string {
  return JSON.stringify({ at: new Date(at).toISOString(), ...entry });
}
