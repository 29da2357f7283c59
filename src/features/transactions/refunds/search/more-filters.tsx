import { PAYMENT_METHODS } from '~/features/transactions/codes/codes';
import { REFUND_REASONS } from '~/features/transactions/codes/refund-codes';
import { AmountFields } from '~/features/transactions/parts/amount-fields';
import type { RefundFilters } from '../api/refund-filters';
import { copy } from '../copy';
import { filterLabel } from './filter-label';

interface MoreFiltersProps {
  filters: RefundFilters;
  onFilters: (filters: RefundFilters) => void;
}

/** The other filters; each press counts at once. */
export function MoreFilters({ filters, onFilters }: MoreFiltersProps) {
  const choices = [
    ['paymentMethod', Object.keys(PAYMENT_METHODS)],
    ['reasonCode', Object.keys(REFUND_REASONS)],
  ] as const;
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="mt-4 grid gap-x-6 gap-y-4 border-t border-line pt-4 lg:grid-cols-3"
    >
      {choices.map(([key, values]) => (
        <fieldset key={key} className="min-w-0">
          <legend className="mb-1 text-sm font-semibold">{copy.filters[key]}</legend>
          <div className="flex flex-wrap gap-x-4">
            {values.map((value) => {
              const chosen = filters[key] ?? [];
              const isOn = chosen.includes(value);
              const next = isOn ? chosen.filter((other) => other !== value) : [...chosen, value];
              return (
                <label key={value} className="inline-flex min-h-7 items-center gap-2">
                  <input
                    type="checkbox"
                    checked={isOn}
                    onChange={() => onFilters({ [key]: next })}
                    className="size-4 accent-primary"
                  />
                  {filterLabel(key, value)}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <AmountFields minAmount={filters.minAmount} maxAmount={filters.maxAmount} onAmounts={onFilters} />
    </form>
  );
}
