import { parseDate } from '~/shared/format/dates';
import type { Task } from '~/shared/hooks/tasks';
import { mergeSort } from '~/shared/hooks/tasks';
import { maskText } from '~/shared/masking/mask';
import { orderOf, propertyOf, type TraceEntry, textOf } from '../api/trace-entry';
import type { TraceList } from '../api/trace-list';

/** From here on (ms) a silence between two steps is marked. */
const SLOW = 3000;

type StepLevel = 'error' | 'warning' | 'ok';

export interface TimelineStep {
  /** Read again whenever it is needed. */
  readonly entry: TraceEntry;
  /** Place of the entry among all results, as the address counts open rows. */
  index: number;
  /** Epoch ms, or null when its date cannot be read. */
  moment: number | null;
  /** Time since the step before and since the first one, ms; null when it cannot be told. */
  gap: number | null;
  since: number | null;
  slow: boolean;
  level: StepLevel;
  /** As it may be shown. */
  service: string;
}

export interface Timeline {
  steps: TimelineStep[];
  /** Services in the order in which they first appear. */
  lanes: string[];
  firstError: TimelineStep | undefined;
  /** From the first to the last step whose dates can be read, ms. */
  total: number | null;
}

/** What the entries tell: the timeline of one order, or only that there are several of them to choose from. */
export type BuiltTimeline =
  | { kind: 'timeline'; timeline: Timeline; order: string | undefined }
  | { kind: 'orders'; orders: string[] };

/** More orders than these are not offered. */
const OFFERED = 20;

/** Entries of one order as its timeline, oldest step first. */
export function* buildTimeline(entries: TraceList): Task<BuiltTimeline> {
  const orders = new Set<string>();
  const read: TimelineStep[] = [];
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries.read(index);
    const order = orderOf(entry);
    if (order !== undefined) orders.add(order);
    if (orders.size === OFFERED) break;
    read.push(stepOf(entries, index, entry));
    yield;
  }
  if (orders.size > 1) return { kind: 'orders', orders: [...orders] };

  // Dates have no more than seconds: among equal ones the sort of the response decides, whichever way it runs.
  const [newest, oldest] = [read.at(0), read.at(-1)];
  if (newest && oldest && byMoment(newest, oldest) > 0) read.reverse();
  const steps = yield* mergeSort(read, byMoment);

  const first = steps.at(0)?.moment ?? null;
  let last: number | null = null;
  for (const step of steps) {
    const { moment } = step;
    step.gap = moment === null || last === null ? null : moment - last;
    if (moment !== null) last = moment;
    step.since = moment === null || first === null ? null : moment - first;
    step.slow = step.gap !== null && step.gap >= SLOW;
    yield;
  }
  const timeline = {
    steps,
    lanes: [...new Set(steps.map(({ service }) => service))],
    firstError: steps.find(({ level }) => level === 'error'),
    total: first === null || last === null ? null : last - first,
  };
  return { kind: 'timeline', timeline, order: orders.values().next().value };
}

/** A step keeps little of its entry, for there may be very many. */
function stepOf(entries: TraceList, index: number, entry: TraceEntry): TimelineStep {
  return {
    get entry() {
      return entries.at(index) ?? {};
    },
    index,
    moment: parseDate(entry.date),
    gap: null,
    since: null,
    slow: false,
    level: levelOf(entry),
    service: maskText(textOf(entry.service) ?? '---'),
  };
}

function byMoment({ moment: one }: TimelineStep, { moment: other }: TimelineStep): number {
  return one === null || other === null ? Number(one === null) - Number(other === null) : one - other;
}

const ERRORS = ['ERROR', 'FATAL', 'CRITICAL', 'SEVERE'];
const FAILURES = ['ERROR', 'DENIED', 'REJECTED', 'FAILED'];

/** How a step went: what its log says, else the status of its response, else an HTTP status as its code. */
function levelOf({ logType, response, code }: TraceEntry): StepLevel {
  const type = textOf(logType)?.toUpperCase();
  if (type !== undefined && ERRORS.includes(type)) return 'error';
  const status = textOf(propertyOf(response, 'status'))?.toUpperCase();
  if (status !== undefined && FAILURES.includes(status)) return 'error';
  if (type === undefined && /^[45]\d\d$/.test(String(code ?? ''))) return 'error';
  return type === 'WARN' || type === 'WARNING' ? 'warning' : 'ok';
}
