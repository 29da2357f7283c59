import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import type { Channel, ChannelTerms } from '../api/channel';
import { feeOf } from '../fees';
import { COMPARED } from '../record/compared';
import { METHODS, methodLabel } from '../terms';
import { membersOf } from './channel-form';
import { copy } from './copy';

/** An amount for which it is told what a fee comes to, cents. */
const SAMPLE = 50_000;

interface Change {
  name: string;
  label: string;
  text: string;
  /** What comes of it, where that is known. */
  effect: string | undefined;
}

/** What of a channel would be otherwise, with its effect on what went through it in 24 hours. */
export function changesOf(was: Channel, terms: ChannelTerms): Change[] {
  const [before, after] = [membersOf(was), membersOf(terms)];
  return COMPARED.flatMap(({ name, label, show }): Change[] => {
    const [old, next] = [before[name], after[name]];
    if (!(name in after) || JSON.stringify(old ?? null) === JSON.stringify(next ?? null)) return [];
    if (name === 'paymentMethods') return [{ name, label, ...methodsChange(was, terms) }];
    const text = old === undefined ? show(next) : copy.from(whole(show(old)), whole(show(next)));
    return [{ name, label, text, effect: effectOf(name, was, terms) }];
  });
}

function methodsChange({ paymentMethods, methods24h }: Channel, terms: ChannelTerms) {
  const added = METHODS.filter((method) => terms.paymentMethods.includes(method) && !paymentMethods.includes(method));
  const gone = paymentMethods.filter((method) => !terms.paymentMethods.includes(method));
  const words = (methods: readonly string[]) => methods.map(methodLabel).join(', ');
  const parts = [
    ...(added.length > 0 ? [copy.adds(words(added))] : []),
    ...(gone.length > 0 ? [copy.removes(words(gone))] : []),
  ];
  const affected = methods24h.reduce(
    (sum, { paymentMethod, count }) => sum + (gone.some((method) => method === paymentMethod) ? (count ?? 0) : 0),
    0,
  );
  return { text: parts.join(', '), effect: gone.length > 0 ? affectedText(affected) : undefined };
}

/** An amount is not parted from its sign. */
const whole = (text: string) => text.replaceAll('$ ', '$\u00a0');

const affectedText = (count: number) => (count === 1 ? copy.affectedOne : copy.affected(formatCount(count)));

function effectOf(name: string, was: Channel, terms: ChannelTerms): string | undefined {
  if (name === 'threeDSecurePolicy' && terms.threeDSecurePolicy === 'REQUIRED' && was.plainCards24h)
    return copy.moreChecks(formatCount(was.plainCards24h));
  if (!name.startsWith('fee.')) return undefined;
  const cost = ({ fees }: Pick<ChannelTerms, 'fees'>) => {
    const { rate = null, fixed = null } = fees.find(({ paymentMethod }) => name === `fee.${paymentMethod}`) ?? {};
    return rate === null || fixed === null ? undefined : formatMoney(feeOf(SAMPLE, { rate, fixed }));
  };
  const [old, next] = [cost(was), cost(terms)];
  return old !== undefined && next !== undefined ? whole(copy.onPayment(formatMoney(SAMPLE), old, next)) : undefined;
}
