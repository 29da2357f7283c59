import type { ActStore, PaymentProvider, Receipts } from '../act-ports';
import type { Actor } from '../refunds/refunds';
import { type ActAbility, decidedStatus, isPaid, type StoredAct, withActs } from '../rules/act';
import type { Review } from '../rules/act-request';
import type { StoredDelivery } from '../rules/delivery';
import { maskEmail } from '../rules/masking';
import { NotKept, notKept } from '../rules/not-kept';
import type { Refusal } from '../rules/statistic-query';
import type { Deed } from '../trail-ports';
import type { OperationDetail } from '../wire/operations';

/** Why something was not done. */
type NotDone =
  | { refused: Refusal['fields'] }
  /** As it stands instead. */
  | { conflict: OperationDetail; message: string }
  | { unknown: true }
  /** There is nobody who could. */
  | { absent: true }
  /** Who could does not answer; nothing was changed. */
  | { silent: string };

/** The operation as it stands then, and whether the act changed its status. */
export interface Done {
  operation: OperationDetail;
  changed: boolean;
}

export type Outcome = Done | NotDone;

interface Surroundings {
  store: ActStore;
  operations: { detail(id: string, now: number): Promise<OperationDetail | undefined> };
  /** Absent where there is nobody to ask, or nobody who writes to customers. */
  provider?: PaymentProvider | undefined;
  receipts?: Receipts | undefined;
  clock: { now(): number };
  reportFault(error: unknown): void;
  /** How long an answer is waited for, ms. */
  patience?: number;
}

/** Who asks for what, by which key. */
interface Request {
  operationId: string;
  key: string;
  actor: Actor;
}

type Decided =
  | NotDone
  | (Pick<StoredAct, 'kind' | 'fromStatus' | 'toStatus' | 'text'> & { delivery?: StoredDelivery | undefined });

const NO_CHANGE = { fromStatus: null, toStatus: null };

const copy = {
  provider: 'El proveedor no respondió. La operación quedó como estaba; vuelve a intentarlo en unos minutos.',
  changed: 'Otro usuario modificó este registro',
  notInReview: 'La operación ya no está en revisión.',
  notPaid: 'La operación no está pagada: no hay comprobante que enviar.',
  noEmail: 'La operación no tiene el correo del cliente.',
  usedKey: 'Esta clave ya se usó para otra solicitud.',
  confirmed: 'El proveedor la reporta en otro estado.',
  same: 'El proveedor la reporta igual.',
};

/** How long an answer is waited for, ms. */
const PATIENCE = 15_000;

/** What people do with one operation. */
export type Acts = ReturnType<typeof createActs>;

export function createActs(surroundings: Surroundings) {
  const { store, operations, provider, receipts, clock, reportFault, patience = PATIENCE } = surroundings;

  const known = (id: string) => operations.detail(id, clock.now());

  /** What somebody answers in time; undefined where nobody does. */
  const answered = async <T>(asking: Promise<T>): Promise<T | undefined> => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
    return Promise.race([asking, late]).catch((error) => void reportFault(error));
  };

  /** Does something once for a key, as the operation then stands. */
  const perform = (
    { operationId, key, actor }: Request,
    fingerprint: string,
    decide: (operation: OperationDetail) => Decided,
  ): Promise<Outcome> =>
    store
      .change(operationId, clock.now(), async (unit): Promise<Outcome> => {
        const { operation } = unit;
        if (!operation) return { unknown: true };
        const before = await unit.claim(actor.email, key);
        if (before && before.fingerprint !== fingerprint)
          return { refused: [{ field: 'Idempotency-Key', message: copy.usedKey }] };
        if (before) return { operation, changed: unit.acts[before.answer - 1]?.toStatus != null };
        const decided = decide(operation);
        if (!('kind' in decided)) throw new NotKept(decided);
        const { delivery, ...members } = decided;
        const act: StoredAct = {
          ...{ operationId: operation.operationId, number: unit.acts.length + 1, date: clock.now() },
          ...{ by: { email: actor.email, name: actor.name }, ...members },
        };
        await unit.keepAnswer(actor.email, key, { fingerprint, answer: act.number });
        await unit.put(act, deedOf(act, operation, actor), delivery);
        return { operation: withActs(operation, [act]), changed: act.toStatus !== null };
      })
      .catch(notKept<NotDone>);

  return {
    ability: { note: true, ask: provider !== undefined, write: receipts !== undefined } satisfies ActAbility,

    note: (request: Request, text: string) =>
      perform(request, JSON.stringify(['NOTE', request.operationId, text]), () => ({
        kind: 'NOTE',
        ...NO_CHANGE,
        text,
      })),

    /** Asks the provider how the operation stands, and believes it. */
    async sync(request: Request): Promise<Outcome> {
      if (!provider) return { absent: true };
      const operation = await known(request.operationId);
      if (!operation) return { unknown: true };
      const status = await answered(provider.status(operation));
      if (status === undefined) return { silent: copy.provider };
      return perform(request, JSON.stringify(['SYNC', request.operationId]), (now) =>
        // Somebody changed it while the provider was asked: its word may be older.
        now.status === status || now.status !== operation.status
          ? { kind: 'SYNC', ...NO_CHANGE, text: copy.same }
          : { kind: 'SYNC', fromStatus: now.status, toStatus: status, text: copy.confirmed },
      );
    },

    /** Decides about an operation in review; the provider hears of it first, and of two decisions the first counts there. */
    async review(request: Request, { decision, reason, version }: Review): Promise<Outcome> {
      if (!provider) return { absent: true };
      const fingerprint = JSON.stringify(['REVIEW', request.operationId, decision, reason]);
      const faultOf = (operation: OperationDetail): NotDone | undefined => {
        if (operation.status !== 'REVIEW') return { conflict: operation, message: copy.notInReview };
        if (operation.version !== version) return { conflict: operation, message: copy.changed };
        return undefined;
      };
      const operation = await known(request.operationId);
      if (!operation) return { unknown: true };
      if (!faultOf(operation)) {
        const counting = await answered(provider.decide(operation, decision));
        if (counting === undefined) return { silent: copy.provider };
        if (counting !== decision) return { conflict: operation, message: copy.changed };
      }
      return perform(
        request,
        fingerprint,
        (now): Decided =>
          faultOf(now) ?? { kind: decision, fromStatus: now.status, toStatus: decidedStatus[decision], text: reason },
      );
    },

    /** Sends the customer the receipt again: it waits among the deliveries, kept together with the act. */
    async receipt(request: Request): Promise<Outcome> {
      if (!receipts) return { absent: true };
      const operation = await known(request.operationId);
      if (!operation) return { unknown: true };
      const email = await store.customerEmail(operation.operationId);
      const delivery = email === null ? undefined : await receipts.write(operation, email);
      const outcome = await perform(request, JSON.stringify(['RECEIPT', request.operationId]), (now) => {
        if (!isPaid(now.status)) return { conflict: now, message: copy.notPaid };
        if (email === null) return { refused: [{ field: 'customerEmail', message: copy.noEmail }] };
        return { kind: 'RECEIPT', ...NO_CHANGE, text: maskEmail(email) ?? '', delivery };
      });
      receipts.wake();
      return outcome;
    },
  };
}

/** What the trail keeps of an act. */
function deedOf(
  { operationId, kind, fromStatus, toStatus, text }: StoredAct,
  { version }: OperationDetail,
  { email, name, role, ip }: Actor,
): Deed {
  const isDecision = kind === 'APPROVE' || kind === 'REJECT';
  const told = kind === 'NOTE' ? { note: text } : kind.startsWith('RECEIPT') ? { receipt: text } : {};
  const changes = toStatus !== null;
  return {
    ...{ user: email, userName: name, role, ip: ip || null, entity: 'operation', entityId: operationId, action: kind },
    before: changes ? { status: fromStatus, version } : {},
    after: changes ? { status: toStatus, version: version + 1 } : told,
    reason: isDecision ? text : null,
  };
}
