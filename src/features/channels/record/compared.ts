import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { shown } from '~/shared/record/cells';
import { recordOf } from '~/shared/storage/stored-value';
import type { ComparedField } from '~/shared/write/compare-versions';
import { copy as listCopy } from '../copy';
import { feeText } from '../fees';
import { METHODS, methodLabel, policyLabel, statusLabel, typeLabel } from '../terms';
import { copy } from './copy';

const integerIn = (value: unknown) => (typeof value === 'number' ? value : null);
const methodsText = (value: unknown) =>
  Array.isArray(value) ? value.map((method) => methodLabel(toText(method))).join(', ') : MISSING;
const moneyText = (value: unknown) => formatMoney(integerIn(value));

function keysText(value: unknown): string {
  if (!Array.isArray(value)) return MISSING;
  const keys = value.map((item) => {
    const { hint, endsAt } = recordOf(item);
    const until = toText(endsAt);
    return listCopy.hint(shown(toText(hint))) + (until === null ? '' : ` ${listCopy.until(platformDate(until))}`);
  });
  return keys.join(', ') || copy.noKeys;
}

const SHOWS: Readonly<Record<string, (value: unknown) => string>> = {
  paymentMethods: methodsText,
  ...{ minAmount: moneyText, maxAmount: moneyText, keys: keysText },
  threeDSecurePolicy: (value) => policyLabel(toText(value)),
  type: (value) => typeLabel(toText(value)),
  status: (value) => statusLabel(toText(value)),
  pausedUntil: (value) => platformDate(toText(value)),
};

/** Members of a channel as people read them, before and after; the fee of each method is one of its own. */
export const COMPARED: readonly ComparedField[] = [
  ...Object.entries(copy.changeFields).map(([name, label]) => ({
    ...{ name, label },
    show: (value: unknown) => SHOWS[name]?.(value) ?? shown(toText(value)),
  })),
  ...METHODS.map((method) => ({
    ...{ name: `fee.${method}`, label: copy.fee(listCopy.methods[method]) },
    show: (value: unknown) => {
      const { rate, fixed } = recordOf(value);
      return feeText({ rate: integerIn(rate), fixed: integerIn(fixed) });
    },
  })),
];
