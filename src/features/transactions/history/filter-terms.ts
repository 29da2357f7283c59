import { formatMoney } from '../../../shared/lib/currency';
import { visibleText } from '../../../shared/lib/visible-text';
import { CARD_BRAND_NAMES, cardBrand } from '../card-brand';
import type { ListFilter, OperationFilters } from '../filters';
import { PAYMENT_METHODS } from '../payment-method';
import { RISKS } from '../risk';
import { STATUSES } from '../status';
import { lookUp } from '../vocabulary';

export const AUTHENTICATIONS: Readonly<Record<string, string>> = {
  THREE_D_SECURE: '3DSecure',
  MANUAL: 'Manual',
  DIRECT: 'Directa',
};

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
  amount: 'Monto',
  status: 'Estado',
} as const;

/** A value of a list filter as people read it. */
export function valueLabel(key: ListFilter, value: string): string {
  switch (key) {
    case 'status':
      return lookUp(STATUSES, value)?.label ?? value;
    case 'paymentMethod':
      return lookUp(PAYMENT_METHODS, value)?.label ?? value;
    case 'risk':
      return lookUp(RISKS, value)?.label ?? value;
    case 'authentication':
      return lookUp(AUTHENTICATIONS, value) ?? value;
    case 'cardBrand':
      return cardBrand(value) === 'other' ? value : CARD_BRAND_NAMES[cardBrand(value)];
    default:
      return value;
  }
}

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
  if (key === 'q') return filters.q ?? '';
  if (key === 'reconciled' || key === 'hasRefund') return { true: 'Sí', false: 'No' }[filters[key] ?? ''] ?? '';
  return [...new Set(filters[key]?.map((value) => valueLabel(key, value)))].join(', ');
}

function amountText({ minAmount, maxAmount }: OperationFilters): string {
  const [least, most] = [minAmount, maxAmount].map((cents) => (cents ? formatMoney(Number(cents)) : ''));
  if (least && most) return minAmount === maxAmount ? `= ${least}` : `${least} a ${most}`;
  if (least) return `desde ${least}`;
  return most ? `hasta ${most}` : '';
}

function noneOf(key: FilterTerm['key']): OperationFilters {
  if (key === 'amount') return { minAmount: '', maxAmount: '' };
  if (key === 'q' || key === 'reconciled' || key === 'hasRefund') return { [key]: '' };
  return { [key]: [] };
}
