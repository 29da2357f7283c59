import { formatMoney } from '~/shared/format/currency';
import { shown } from '~/shared/record/cells';
import { Badge } from '~/shared/ui/feedback/badge';
import type { PromotionTerms } from '../api/promotion';
import { copy as recordCopy } from '../record/copy';
import { channelsText, dayText, methodsText, valueText } from '../terms';
import { copy } from './copy';

/** What is about to be saved, in one look. */
export function Summary({ terms }: { terms: PromotionTerms }) {
  const { minAmount, maxDiscount, usagePerCustomer, budgetLimit } = terms;
  const parts = [
    recordCopy.between(dayText(terms.startsAt), dayText(terms.endsAt)),
    channelsText(terms.channels),
    methodsText(terms.paymentMethods),
    ...(minAmount === null ? [] : [recordCopy.from(formatMoney(minAmount))]),
    ...(maxDiscount === null ? [] : [copy.most(formatMoney(maxDiscount))]),
    ...(usagePerCustomer === null ? [] : [copy.perCustomer(usagePerCustomer)]),
    ...(budgetLimit === null ? [] : [copy.budget(formatMoney(budgetLimit))]),
  ];
  return (
    <div className="rounded-lg border border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{shown(terms.name)}</strong>
        <span className="font-mono text-xs text-muted">{shown(terms.code)}</span>
        <Badge tone="primary" className="ml-auto">
          {valueText(terms)}
        </Badge>
      </p>
      <p className="mt-1 text-sm text-muted">{parts.join(' · ')}</p>
    </div>
  );
}
