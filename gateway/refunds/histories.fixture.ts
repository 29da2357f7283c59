import type { ProviderAnswer } from '../refund-ports';
import { isHolding } from '../rules/refund-states';
import { batchOf } from './batch-tests.fixture';
import { ana, answer, asked, eva, newId, type Place, paid, platform } from './refunds.fixture';

/** Numbers from 0 to 1 that a seed decides. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Lets people and a whimsical provider do a dozen things to one operation.
 * @returns what went wrong
 */
export async function seededHistory(place: Place, seed: number): Promise<string[]> {
  const next = numbers(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const id = newId();
  const amount = 100 + Math.floor(next() * 400);
  await place.add(paid(id, { amount }));
  /** What the provider really paid, by reference. */
  const payments = new Map<string, number>();
  const provider = {
    async send(order: { reference: string; amount: number }): Promise<ProviderAnswer> {
      const whim = next();
      if (whim < 0.2) return answer('REFUSED');
      if (whim < 0.3) throw new Error('away');
      payments.set(order.reference, order.amount);
      if (whim < 0.45) throw new Error('late');
      return answer(whim < 0.6 ? 'ACCEPTED' : 'COMPLETED');
    },
    status: async (reference: string) => (payments.has(reference) ? answer('COMPLETED') : undefined),
  };
  // Others share the place, and have a provider of their own.
  const waiting = async () => (await place.store.waiting()).filter(({ operationId }) => operationId === id);
  const { refunds, clock, faults } = platform({ ...place, store: { ...place.store, waiting } }, provider);
  const made = new Map<string, string>();
  const faulty: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    const own = await place.store.ofOperation(id);
    const refund = own.length > 0 ? pick(own) : undefined;
    const [by, version] = [pick([ana, eva]), (refund?.version ?? 1) - (next() < 0.1 ? 1 : 0)];
    const { refundId = '' } = refund ?? {};
    switch (pick(['request', 'batch', 'approve', 'approve', 'decline', 'cancel', 'retry', 'sync', 'wait'])) {
      case 'request': {
        const key = `${id}-${pick([1, 2, 3, 4])}`;
        const outcome = await refunds.request(asked(id, { amount: 1 + Math.floor(next() * 300) }), key, by);
        if (!('refundId' in outcome)) break;
        const before = made.get(`${by.email} ${key}`);
        if (before && before !== outcome.refundId) faulty.push(`twice for ${key}`);
        made.set(`${by.email} ${key}`, outcome.refundId);
        break;
      }
      case 'batch': {
        const key = `${id}-lote-${pick([1, 2])}`;
        const amounts = Array.from({ length: pick([1, 2, 3]) }, () => 1 + Math.floor(next() * 200));
        const batch = batchOf(amounts.map((each) => [id, { amount: each }]));
        const outcome = await refunds.requestMany(batch, key, by);
        for (const { line, refundId } of 'rows' in outcome ? outcome.rows : []) {
          const before = made.get(`${by.email} ${key} ${line}`);
          if (before && before !== refundId) faulty.push(`twice for ${key}`);
          if (refundId) made.set(`${by.email} ${key} ${line}`, refundId);
        }
        break;
      }
      case 'approve':
        await refunds.decide(refundId, { deed: 'APPROVE', comment: '', version }, by);
        break;
      case 'decline':
        await refunds.decide(refundId, { deed: 'DECLINE', comment: 'no', version }, by);
        break;
      case 'cancel':
        await refunds.cancel(refundId, version, by);
        break;
      case 'retry':
        await refunds.retry(refundId, version, by);
        break;
      case 'sync':
        await refunds.sync(refundId);
        break;
      default:
        clock.at += 11 * 60_000;
        await refunds.settle();
    }
    const now = await place.store.ofOperation(id);
    const held = now.filter(({ status }) => isHolding(status)).reduce((sum, each) => sum + each.amount, 0);
    if (held > amount) faulty.push(`${held} held of ${amount}`);
    const gone = [...payments.values()].reduce((sum, each) => sum + each, 0);
    if (gone > amount) faulty.push(`${gone} paid back of ${amount}`);
    for (const { approvedBy, requestedBy, status } of now) {
      if (approvedBy?.email === requestedBy.email) faulty.push('one person alone');
      if (!approvedBy && status !== 'REQUESTED' && status !== 'CANCELLED') faulty.push(`${status} by nobody`);
    }
    if (made.size !== new Set(made.values()).size) faulty.push('one refund for two keys');
  }
  return [...faulty, ...faults.filter((fault) => !/away|late/.test(String(fault))).map(String)];
}
