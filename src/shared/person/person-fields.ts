import { LONGEST_REASON } from '../write/reason-field';
import { copy } from './copy';

const LONGEST = 80;

/** What is wrong with a reason; undefined for one that is right. */
export function reasonFault(reason: string): string | undefined {
  const typed = reason.trim();
  if (typed === '') return copy.faults.reason;
  return typed.length > LONGEST_REASON ? copy.faults.reasonLong : undefined;
}

/** What is wrong with a name or a job; undefined for one that is right. */
export function wordsFault(words: string): string | undefined {
  const typed = words.trim();
  if (typed === '') return copy.faults.missing;
  return typed.length > LONGEST ? copy.faults.long : undefined;
}

export const WORDS = ['name', 'lastName', 'job'] as const;
