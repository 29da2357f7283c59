import { compareDates, parseDate } from '../../shared/lib/dates';
import { orderOf } from './order-of';
import type { TraceEntry } from './trace-entry';

/** From here on (ms) a silence between two steps is marked. */
const SLOW = 3000;

type StepLevel = 'error' | 'warning' | 'ok';

export interface StoryStep {
  entry: TraceEntry;
  /** Place of the entry among all results, as the address counts open rows. */
  index: number;
  /** Epoch ms, or null when its date cannot be read. */
  moment: number | null;
  /** Time since the step before and since the first one, ms; null when it cannot be told. */
  gap: number | null;
  since: number | null;
  slow: boolean;
  level: StepLevel;
  service: string;
}

export interface Story {
  steps: StoryStep[];
  /** Services in the order in which they first appear. */
  lanes: string[];
  firstError: StoryStep | undefined;
  /** From the first to the last step whose dates can be read, ms. */
  total: number | null;
}

/** Different order ids among the entries, at most `limit`. */
export function ordersIn(entries: readonly TraceEntry[], limit: number): string[] {
  const orders = new Set<string>();
  for (const entry of entries) {
    const order = orderOf(entry);
    if (order !== undefined) orders.add(order);
    if (orders.size === limit) break;
  }
  return [...orders];
}

/** Entries of one order as its story, oldest step first. */
export function tellStory(entries: readonly TraceEntry[]): Story {
  const numbered = entries.map((entry, index) => ({ entry, index }));
  // Dates have no more than seconds: among equal ones the order of the answer decides, whichever way it runs.
  if (compareDates(entries.at(0)?.date, entries.at(-1)?.date) > 0) numbered.reverse();
  numbered.sort((one, other) => compareDates(one.entry.date, other.entry.date));

  const first = parseDate(numbered.at(0)?.entry.date);
  let last: number | null = null;
  const steps = numbered.map(({ entry, index }): StoryStep => {
    const moment = parseDate(entry.date);
    const gap = moment === null || last === null ? null : moment - last;
    if (moment !== null) last = moment;
    return {
      entry,
      index,
      moment,
      gap,
      since: moment === null || first === null ? null : moment - first,
      slow: gap !== null && gap >= SLOW,
      level: levelOf(entry),
      service: textOf(entry.service) ?? '---',
    };
  });
  return {
    steps,
    lanes: [...new Set(steps.map(({ service }) => service))],
    firstError: steps.find(({ level }) => level === 'error'),
    total: first === null || last === null ? null : last - first,
  };
}

const ERRORS = ['ERROR', 'FATAL', 'CRITICAL', 'SEVERE'];
const FAILURES = ['ERROR', 'DENIED', 'REJECTED', 'FAILED'];

/** How a step went: what its log says, else the status of its response, else an HTTP status as its code. */
function levelOf({ logType, response, code }: TraceEntry): StepLevel {
  const type = textOf(logType)?.toUpperCase();
  if (type !== undefined && ERRORS.includes(type)) return 'error';
  const status = textOf(memberOf(response, 'status'))?.toUpperCase();
  if (status !== undefined && FAILURES.includes(status)) return 'error';
  if (type === undefined && /^[45]\d\d$/.test(String(code ?? ''))) return 'error';
  return type === 'WARN' || type === 'WARNING' ? 'warning' : 'ok';
}

/** What was answered at a step, in words: the acquirer's first, then the service's own. */
export function answerOf({ response, message }: TraceEntry): string | undefined {
  const acquirer = memberOf(response, 'acquirer');
  const candidates = [
    memberOf(acquirer, 'message'),
    message,
    ...['message', 'reason', 'detail', 'error'].map((name) => memberOf(response, name)),
  ];
  return candidates.map(textOf).find((text) => text !== undefined);
}

function memberOf(owner: unknown, name: string): unknown {
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, name)) return undefined;
  return (owner as Record<string, unknown>)[name];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
