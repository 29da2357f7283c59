import { useQuery } from '@tanstack/react-query';
import { codeLabel } from '~/features/transactions/codes/code-label';
import { AUTHENTICATIONS, CARD_BRANDS, PAYMENT_METHODS, RISKS, yesNo } from '~/features/transactions/codes/codes';
import { AmountFields } from '~/features/transactions/parts/amount-fields';
import type { ListFilter, OperationFilters } from '~/features/transactions/query/filters';
import { type OptionList, optionsQuery } from '~/features/transactions/query/options-query';
import { Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { FILTER_LABELS } from './filter-terms';
import { panelCopy } from './panel-copy';

interface FilterPanelProps {
  filters: OperationFilters;
  onFilters: (filters: OperationFilters) => void;
}

const LISTED: readonly (readonly [ListFilter, OptionList])[] = [
  ['channel', 'channels'],
  ['bank', 'banks'],
  ['errorCode', 'errorCodes'],
];

/** Every filter of the history; each press counts at once. */
export function FilterPanel({ filters, onFilters }: FilterPanelProps) {
  const choices = [
    ['paymentMethod', Object.keys(PAYMENT_METHODS)],
    ['cardBrand', Object.keys(CARD_BRANDS)],
    ['risk', Object.keys(RISKS)],
    ['authentication', Object.keys(AUTHENTICATIONS)],
  ] as const;
  const toggle = (key: ListFilter, value: string) => {
    const chosen = filters[key] ?? [];
    onFilters({ [key]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] });
  };
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="mt-4 grid gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-2 xl:grid-cols-4"
    >
      {choices.map(([key, values]) => (
        <fieldset key={key} className="min-w-0">
          <legend className="mb-1 text-sm font-semibold">{FILTER_LABELS[key]}</legend>
          <div className="flex flex-wrap gap-x-4">
            {values.map((value) => (
              <label key={value} className="inline-flex min-h-7 items-center gap-2">
                <input
                  type="checkbox"
                  checked={filters[key]?.includes(value) ?? false}
                  onChange={() => toggle(key, value)}
                  className="size-4 accent-primary"
                />
                {codeLabel(key, value)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {LISTED.map(([key, list]) => (
        <ListedFilter
          key={key}
          label={FILTER_LABELS[key]}
          list={list}
          chosen={filters[key] ?? []}
          onChoose={(value) => toggle(key, value)}
        />
      ))}
      <AmountFields minAmount={filters.minAmount} maxAmount={filters.maxAmount} onAmounts={onFilters} />
      <Field label={FILTER_LABELS.reconciled}>
        {(control) => (
          <Select
            {...control}
            value={filters.reconciled ?? ''}
            onChange={(event) => onFilters({ reconciled: event.target.value })}
          >
            <option value="">{panelCopy.every}</option>
            <option value="true">{yesNo(true)}</option>
            <option value="false">{yesNo(false)}</option>
          </Select>
        )}
      </Field>
      <label className="inline-flex min-h-9 items-center gap-2 self-end">
        <input
          type="checkbox"
          checked={filters.hasRefund === 'true'}
          onChange={(event) => onFilters({ hasRefund: event.target.checked ? 'true' : '' })}
          className="size-4 accent-primary"
        />
        {FILTER_LABELS.hasRefund}
      </label>
    </form>
  );
}

interface ListedFilterProps {
  label: string;
  list: OptionList;
  chosen: readonly string[];
  onChoose: (value: string) => void;
}

/** Values that the platform lists; what is chosen stays a chip, so the control only adds. */
function ListedFilter({ label, list, chosen, onChoose }: ListedFilterProps) {
  const { data: options = [], isPending } = useQuery(optionsQuery(list));
  const left = options.filter((option) => !chosen.includes(option));
  const hint = isPending ? panelCopy.loadingOptions : options.length === 0 ? panelCopy.noOptions : panelCopy.addOption;
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Select {...control} value="" disabled={left.length === 0} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{hint}</option>
          {left.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
