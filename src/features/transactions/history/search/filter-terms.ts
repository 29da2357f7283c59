import { codeLabel } from '~/features/transactions/codes/code-label';
import type { OperationFilters } from '~/features/transactions/query/filters';
import { formatMoney } from '~/shared/format/currency';
import { visibleText } from '~/shared/format/visible-text';
import { maskSensitive } from '~/shared/masking/sensitive-text';
import { showDay } from '~/shared/period/period';

export const FILTER_LABELS = {
  q: 'Búsqueda',
  paymentMethod: 'Método',
  cardBrand: 'Marca',
  channel: 'Canal',
  bank: 'Banco',
  risk: 'Riesgo',
  authentication: 'Autenticación',
  reconciled: 'Conciliado',
  hasRefund: 'Con devolución',
  errorCode: 'Código de error',
  promotionCode: 'Promoción',
  amount: 'Monto',
  between: 'Entre',
  status: 'Estado',
} as const;

/** One active filter as people read it, and what takes it away. */
export interface FilterTerm {
  key: keyof typeof FILTER_LABELS;
  label: string;
  text: string;
  /** Filters that set it to nothing. */
  none: OperationFilters;
}

/** The active filters but the period, which has its own control. */
export function filterTerms(filters: OperationFilters): FilterTerm[] {
  return (Object.keys(FILTER_LABELS) as FilterTerm['key'][]).flatMap((key) => {
    const text = textOf(key, filters);
    if (text === '') return [];
    return [{ key, label: FILTER_LABELS[key], text: visibleText(text), none: noneOf(key) }];
  });
}

function textOf(key: FilterTerm['key'], filters: OperationFilters): string {
  if (key === 'amount') return amountText(filters);
  if (key === 'between') return betweenText(filters.between);
  if (key === 'q') return maskSensitive(filters.q ?? '');
  if (key === 'reconciled' || key === 'hasRefund') return { true: 'Sí', false: 'No' }[filters[key] ?? ''] ?? '';
  return [...new Set(filters[key]?.map((value) => codeLabel(key, value)))].join(', ');
}

/** '28/11/2026 15:42 y 28/11/2026 15:43'. */
function betweenText(between = ''): string {
  const moments = between.split('_').filter(Boolean);
  return moments.map((moment) => `${showDay(moment.slice(0, 10))} ${moment.slice(11)}`).join(' y ');
}

function amountText({ minAmount, maxAmount }: OperationFilters): string {
  const [least, most] = [minAmount, maxAmount].map((cents) => (cents ? formatMoney(Number(cents)) : ''));
  if (least && most) return minAmount === maxAmount ? `= ${least}` : `${least} a ${most}`;
  if (least) return `desde ${least}`;
  return most ? `hasta ${most}` : '';
}

function noneOf(key: FilterTerm['key']): OperationFilters {
  if (key === 'amount') return { minAmount: '', maxAmount: '' };
  if (key === 'q' || key === 'between' || key === 'reconciled' || key === 'hasRefund') return { [key]: '' };
  return { [key]: [] };
}
