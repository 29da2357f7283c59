import type { PaymentProvider } from '../act-ports';

interface Surroundings {
  /** Waits, ms. */
  pause(ms: number): Promise<unknown>;
}

/** What tells that the customer has paid although nobody has heard of it. */
const PAID_EVENTS: readonly string[] = ['NOTICE_MISSING', 'PAYMENT_NOTICE'];

/**
 * A provider that charges nobody. It knows of payments whose notice was lost, and takes every decision; of amounts that
 * end in 17 cents it says nothing.
 */
export function createDemonstrationPayments({ pause }: Surroundings): PaymentProvider {
  const answer = async (amount: number) => {
    await pause(600);
    if (amount % 100 === 17) throw new Error('The provider took too long.');
  };
  return {
    async status({ amount, status, events }) {
      await answer(amount);
      const isOpen = status === 'PENDING' || status === 'EXPIRATED';
      return isOpen && events.some(({ type }) => PAID_EVENTS.includes(type)) ? 'SUCCESS' : status;
    },
    async decide({ amount }, decision) {
      await answer(amount);
      return decision;
    },
  };
}
