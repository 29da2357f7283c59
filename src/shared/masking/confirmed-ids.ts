import { onTabForgotten } from '../storage/tab-memory';
import { sensitiveKind } from './sensitive-text';

/** Ids that look like the number of a card or a telephone, of which somebody said that they are ids. In memory alone. */
const confirmed = new Set<string>();

export function confirmId(text: string): void {
  confirmed.add(text);
}

/** What a typed id looks like, as long as nobody has said that it is an id all the same. */
export function doubtfulKind(text: string) {
  return confirmed.has(text) ? undefined : sensitiveKind(text);
}

onTabForgotten(() => confirmed.clear());
