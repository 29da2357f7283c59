import type { PromotionStore, PromotionUnit } from '../promotion-ports';
import { NotKept, notKept } from '../rules/not-kept';
import {
  discountOn,
  promotionActions,
  promotionAnswer,
  promotionChanges,
  type StoredPromotion,
  usesSince,
} from '../rules/promotion';
import { filteredPromotions, type PromotionFilter, type PromotionSort } from '../rules/promotion-filter';
import {
  changeFaults,
  type PromotionChange,
  type PromotionRequest,
  type PromotionStatusChange,
  type TrialRequest,
} from '../rules/promotion-request';
import { tryPromotion } from '../rules/promotion-trial';
import type { Refusal } from '../rules/statistic-query';
import type { Actor } from '../trail-ports';
import type { Promotion, PromotionAction, PromotionPage, PromotionTrial } from '../wire/promotions';

/** Why something was not done. */
type NotDone = { refused: Refusal['fields'] } | { unknown: true };

export type PromotionOutcome = Promotion | NotDone | { conflict: Promotion };

interface Surroundings {
  store: PromotionStore;
  clock: { now(): number };
  newId(): string;
}

/** Who does something, and the key of that request. */
export interface Keyed {
  key: string;
  actor: Actor;
}

/** What is done to a promotion. */
interface Work {
  next: StoredPromotion;
  action: string;
  reason: string | null;
}

const copy = {
  usedKey: 'Esta clave ya se usó para otra solicitud.',
  taken: 'Otra promoción ya tiene ese código.',
  none: 'La promoción ya no lo permite: mira cómo está ahora.',
};

const DEEDS: Readonly<Record<PromotionStatusChange['status'], PromotionAction>> = {
  ACTIVE: 'RESUME',
  PAUSED: 'PAUSE',
  EXPIRED: 'END',
};

/** What is offered to customers, and until when. */
export type Promotions = ReturnType<typeof createPromotions>;

export function createPromotions({ store, clock, newId }: Surroundings) {
  const all = (now: number) => store.all(usesSince(now));
  const find = async (promotionId: string): Promise<Promotion | undefined> => {
    const now = clock.now();
    const found = (await all(now)).find((promotion) => promotion.promotionId === promotionId);
    return found && promotionAnswer(found, now);
  };

  /** Does something to one promotion, once for a key. */
  const change = async (
    promotionId: string,
    { key, actor }: Keyed,
    request: object,
    work: (unit: PromotionUnit, now: number) => Work | NotDone | 'stale',
  ): Promise<PromotionOutcome> => {
    const now = clock.now();
    const fingerprint = JSON.stringify(request);
    const outcome = await store
      .change(promotionId, now, async (unit): Promise<NotDone | { done: string } | 'stale'> => {
        const before = await unit.claim(actor.email, key);
        if (before?.fingerprint === fingerprint) return { done: before.answer };
        if (before) return { refused: [{ field: 'Idempotency-Key', message: copy.usedKey }] };
        const decided = work(unit, now);
        if (decided === 'stale' || !('next' in decided)) throw new NotKept(decided);
        const { action, reason } = decided;
        const { email, name, role, ip } = actor;
        const version = (unit.promotion?.version ?? 0) + 1;
        const next = { ...decided.next, updatedAt: now, updatedBy: { email, name }, version };
        await unit.keepAnswer(email, key, { fingerprint, answer: next.promotionId });
        const isWritten = await unit.put(next, {
          ...{ user: email, userName: name, role, ip: ip || null, entity: 'promotion', entityId: next.promotionId },
          ...{ action, reason, ...promotionChanges(unit.promotion, next, now) },
        });
        if (!isWritten) throw new NotKept<NotDone>({ refused: [{ field: 'code', message: copy.taken }] });
        return { done: next.promotionId };
      })
      .catch(notKept<NotDone | 'stale'>);
    if (outcome !== 'stale' && !('done' in outcome)) return outcome;
    const current = await find(outcome === 'stale' ? promotionId : outcome.done);
    if (!current) return { unknown: true };
    return outcome === 'stale' ? { conflict: current } : current;
  };

  /** Of one that somebody saw in a version. */
  const amend = (
    promotionId: string,
    { version, ...request }: PromotionChange | PromotionStatusChange,
    keyed: Keyed,
    work: (promotion: StoredPromotion, now: number) => Work | NotDone,
  ) =>
    change(promotionId, keyed, { promotionId, version, ...request }, ({ promotion }, now) => {
      if (!promotion) return { unknown: true };
      return promotion.version === version ? work(promotion, now) : 'stale';
    });

  return {
    async page({ filter, sort, page, size }: PageRequest): Promise<PromotionPage> {
      const now = clock.now();
      const promotions = await all(now);
      const { found, statusCounts } = filteredPromotions(promotions, filter, sort, now);
      return {
        data: found.slice((page - 1) * size, page * size).map((promotion) => promotionAnswer(promotion, now)),
        ...{ page, size, total: found.length, statusCounts, discountToday: discountOn(promotions, now) },
        generatedAt: new Date(now).toISOString(),
      };
    },

    find,

    create(request: PromotionRequest, keyed: Keyed): Promise<PromotionOutcome> {
      const promotionId = newId();
      const { terms, publish } = request;
      return change(promotionId, keyed, request, (_, now) => ({
        next: {
          ...{ promotionId, ...terms, isDraft: !publish, isPaused: false, endedAt: null },
          ...{ usageCount: 0, budgetUsed: 0, days: [], createdAt: now, updatedAt: now },
          ...{ updatedBy: { email: '', name: '' }, version: 0 },
        },
        ...{ action: publish ? 'PUBLISH' : 'DRAFT', reason: null },
      }));
    },

    edit: (promotionId: string, asked: PromotionChange, keyed: Keyed): Promise<PromotionOutcome> =>
      amend(promotionId, asked, keyed, (promotion, now) => {
        if (!promotionActions(promotion, now).includes('EDIT'))
          return { refused: [{ field: 'status', message: copy.none }] };
        const refused = changeFaults(promotion, asked, now);
        if (refused.length > 0) return { refused };
        const next = { ...promotion, ...asked.terms, isDraft: !asked.publish };
        return { next, action: promotion.isDraft && asked.publish ? 'PUBLISH' : 'EDIT', reason: asked.reason };
      }),

    setStatus: (promotionId: string, asked: PromotionStatusChange, keyed: Keyed): Promise<PromotionOutcome> =>
      amend(promotionId, asked, keyed, (promotion, now) => {
        const action = DEEDS[asked.status];
        if (!promotionActions(promotion, now).includes(action))
          return { refused: [{ field: 'status', message: copy.none }] };
        const endedAt = action === 'END' ? now : promotion.endedAt;
        const next = { ...promotion, isPaused: action === 'PAUSE', endedAt };
        return { next, action, reason: asked.reason };
      }),

    /** What a payment would get; nothing is kept. */
    async preview({ promotionId, terms, payment }: TrialRequest): Promise<PromotionTrial> {
      const now = clock.now();
      const promotions = await all(now);
      const used = promotions.find((one) => one.promotionId === promotionId) ?? { usageCount: 0, budgetUsed: 0 };
      const others = promotions.filter((one) => one.promotionId !== promotionId);
      return tryPromotion(terms, payment, { used, others, now });
    },
  };
}

interface PageRequest {
  filter: PromotionFilter;
  sort: PromotionSort;
  page: number;
  size: number;
}
