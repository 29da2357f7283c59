import type { NotificationStore, NotificationUnit } from '../notification-ports';
import type { Actor } from '../refunds/refunds';
import { NotKept, notKept } from '../rules/not-kept';
import type { Refusal } from '../rules/statistic-query';
import type { Deed } from '../trail-ports';

/** Why something was not done. */
export type NotDone<Current = never> =
  | { refused: Refusal['fields'] }
  | { unknown: true }
  /** As it stands instead. */
  | { conflict: Current; message: string };

/** Who asks for what, by which key. */
export interface Keyed {
  key: string;
  actor: Actor;
}

const USED = 'Esta clave ya se usó para otra solicitud.';

/** Does something once for a key; what is refused leaves none. */
export function once<T extends object, Refused extends NotDone<unknown>>(
  { store, clock }: { store: NotificationStore; clock: { now(): number } },
  { key, actor }: Keyed,
  request: unknown,
  work: (unit: NotificationUnit) => Promise<T | Refused>,
): Promise<T | Refused | NotDone> {
  const fingerprint = JSON.stringify(request);
  return store
    .change(clock.now(), async (unit): Promise<T | NotDone> => {
      const before = await unit.claim<T>(actor.email, key);
      if (before?.fingerprint === fingerprint) return before.answer;
      if (before) return { refused: [{ field: 'Idempotency-Key', message: USED }] };
      const answer = await work(unit);
      if ('refused' in answer || 'unknown' in answer || 'conflict' in answer) throw new NotKept(answer);
      await unit.keepAnswer(actor.email, key, { fingerprint, answer });
      return answer as T;
    })
    .catch(notKept<Refused>);
}

/** What the trail keeps of something that somebody did. */
export function deedOf(
  { email, name, role, ip }: Actor,
  what: Pick<Deed, 'entity' | 'entityId' | 'action' | 'before' | 'after' | 'reason'>,
): Deed {
  return { user: email, userName: name, role, ip: ip || null, ...what };
}
