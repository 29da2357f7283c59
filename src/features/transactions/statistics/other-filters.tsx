import { X } from 'lucide-react';
import { formatMoney } from '~/shared/format/currency';
import { codeLabel, groupLabel } from '../codes/code-label';
import { yesNo } from '../codes/codes';
import type { OperationFilters } from '../query/filters';
import { copy } from './copy';

/** What an address may ask that has no control of its own on this screen. */
const { channel: _channel, paymentMethod: _method, ...OTHERS } = copy.fields;

type Other = keyof typeof OTHERS;

interface OtherFiltersProps {
  filters: OperationFilters;
  onRemove: (key: Other) => void;
}

/** Every number here obeys them, so they are named, and can be taken away. */
export function OtherFilters({ filters, onRemove }: OtherFiltersProps) {
  const active = (Object.keys(OTHERS) as Other[]).filter((key) => (filters[key] ?? '').length > 0);
  if (active.length === 0) return null;
  return (
    <ul aria-label={copy.otherFilters} className="mb-4 flex flex-wrap gap-2">
      {active.map((key) => (
        <li
          key={key}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-lg border border-line-strong bg-surface pl-2.5 text-sm"
        >
          <span className="text-muted">{OTHERS[key]}</span>
          <span className="font-semibold">{valueText(key, filters)}</span>
          <button
            type="button"
            aria-label={copy.removeFilter(OTHERS[key])}
            onClick={() => onRemove(key)}
            className="inline-flex size-7 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function valueText(key: Other, filters: OperationFilters): string {
  switch (key) {
    case 'minAmount':
    case 'maxAmount':
      return formatMoney(Number(filters[key]));
    case 'reconciled':
    case 'hasRefund':
      return yesNo(filters[key] === 'true');
    case 'q':
      return filters.q ?? '';
    case 'status':
      return [...new Set(filters.status?.map((status) => codeLabel('status', status)))].join(', ');
    default:
      return (filters[key] ?? []).map((value) => groupLabel(key, value)).join(', ');
  }
}
