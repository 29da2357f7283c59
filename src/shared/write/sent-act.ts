import { recordOf } from '../storage/stored-value';
import { keepInTab, recallInTab } from '../storage/tab-memory';

/** What was sent and is not known to be done or refused. */
export interface SentAct {
  /** Its Idempotency-Key. */
  key: string;
  body: unknown;
}

const nameOf = (act: string) => `act:${act}`;

/** What this tab has sent under the name and has no answer to, also before a reload. */
export function sentAct(act: string): SentAct | undefined {
  const { key, body } = recordOf(recallInTab(nameOf(act)));
  return typeof key === 'string' ? { key, body } : undefined;
}

/** Keeps what is about to be sent, under a key of its own. */
export function keepSent(act: string, body: unknown): SentAct {
  const sent = { key: randomKey(), body };
  keepInTab(nameOf(act), sent);
  return sent;
}

export function forgetSent(act: string): void {
  keepInTab(nameOf(act), undefined);
}

/** Not randomUUID, which a page without TLS has not. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
