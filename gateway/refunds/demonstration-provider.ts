import type { ProviderAnswer, RefundProvider } from '../refund-ports';

interface Surroundings {
  clock: { now(): number };
  /** Waits, ms. */
  pause(ms: number): Promise<unknown>;
}

/** When something that was accepted is done, ms. */
const SETTLED_AFTER = 45_000;

const accepted = (reference: string): ProviderAnswer => ({
  outcome: 'ACCEPTED',
  providerReference: `PRV-${reference}`,
  errorCode: null,
  errorMessage: null,
});
const completed = (reference: string): ProviderAnswer => ({ ...accepted(reference), outcome: 'COMPLETED' });
const refused: ProviderAnswer = {
  outcome: 'REFUSED',
  providerReference: null,
  errorCode: 'R03',
  errorMessage: 'Cuenta cerrada',
};

/** For how long nobody can tell what became of what ends with 29 cents, ms. */
const SILENT = 86_400_000;

/**
 * A provider that moves no money. The cents of an amount say how it behaves: 13 refuses, 17 takes the order and never
 * answers, 19 never receives it, 23 pays at once and says so after twenty seconds, to whoever asks before then as well, 29
 * takes it and can tell nobody for a day; else a card is paid at once, and the others a while later.
 */
export function createDemonstrationProvider({ clock, pause }: Surroundings): RefundProvider {
  const known = new Map<string, { at: number; answer: ProviderAnswer }>();
  return {
    async send({ reference, amount, refundMethod }) {
      const cents = amount % 100;
      if (cents !== 23) await pause(800);
      if (cents === 19) throw new Error('The provider cannot be reached.');
      const before = known.get(reference);
      if (before) return before.answer;
      const isPaid = refundMethod === 'CARD' || cents === 23;
      const answer = cents === 13 ? refused : isPaid ? completed(reference) : accepted(reference);
      known.set(reference, { at: clock.now(), answer });
      if (cents === 23) await pause(20_000);
      if (cents === 17 || cents === 29) throw new Error('The provider took too long.');
      return answer;
    },
    async status(reference, amount) {
      const order = known.get(reference);
      await pause(300);
      if (amount % 100 === 29 && !(order && clock.now() - order.at >= SILENT))
        throw new Error('The provider cannot tell.');
      if (order?.answer.outcome !== 'ACCEPTED') return order?.answer;
      return clock.now() - order.at >= SETTLED_AFTER ? completed(reference) : order.answer;
    },
  };
}
