import { startOfDay } from '../../gateway/rules/mexico-time';
import { backgroundOf } from './background';
import { ordersOf } from './day-orders';
import { demoOrderSteps } from './demo-order';
import type { LoggedStep } from './entry';

/** How many days, today among them, the log reaches back. */
const DAYS = 7;

let kept: { today: number; steps: LoggedStep[] } | undefined;

/** The whole log at a moment (epoch ms), newest first: the same for the same moment, and only longer a little later. */
export function traceLog(now: number): LoggedStep[] {
  const today = startOfDay(now);
  if (kept?.today !== today) kept = { today, steps: days(today) };
  const demo = demoOrderSteps(now);
  return [...kept.steps.filter(({ at }) => at <= now), ...demo].sort(newestFirst);
}

/** The days that end with today, today whole: its later steps wait for their moment. */
function days(today: number): LoggedStep[] {
  return Array.from({ length: DAYS }, (_, back) => startOfDay(today, -back))
    .flatMap((day) => [...ordersOf(day), ...backgroundOf(day)])
    .sort(newestFirst);
}

function newestFirst(one: LoggedStep, other: LoggedStep): number {
  return other.at - one.at;
}
