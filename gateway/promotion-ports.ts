import type { StoredPromotion } from './rules/promotion';
import type { Deed, KeptAnswer } from './trail-ports';

// What promotions ask of the world around them: where they are kept.

/** One promotion while nobody else changes it. */
export interface PromotionUnit {
  /** Undefined for an id that names none. */
  promotion: StoredPromotion | undefined;
  /** Keeps a key for one request of somebody. @returns the id of what it made, where it came before */
  claim(email: string, key: string): Promise<KeptAnswer<string> | undefined>;
  keepAnswer(email: string, key: string, answer: KeptAnswer<string>): Promise<void>;
  /** Writes it and its entry in the trail. @returns false where another has its code */
  put(promotion: StoredPromotion, deed: Deed): Promise<boolean>;
}

export interface PromotionStore {
  /** With the days of their uses since a moment. */
  all(since: number): Promise<readonly StoredPromotion[]>;
  /** All that is written counts at once, or nothing of it when the work throws. */
  change<T>(promotionId: string, now: number, work: (unit: PromotionUnit) => Promise<T>): Promise<T>;
}
