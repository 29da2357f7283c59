import { MISSING } from '~/shared/copy';
import { formatMoney, PESOS, plainMoney } from '~/shared/format/currency';
import { formatCount, plainDigits } from '~/shared/format/numbers';
import { formatMove, formatPercent } from '~/shared/format/percent';
import { APPROVED, DECLINED, type OperationFilters } from '../query/filters';
import { copy } from './copy';
import type { MoneySums, Sums } from './statistics-api';
import type { Measure } from './views';

/** 'points' are those between two rates, 'percent' is a change; both are shown with their sign. */
export type Unit = 'count' | 'money' | 'rate' | 'points' | 'percent';

interface MeasureRule {
  label: string;
  unit: Unit;
  value: (sums: Sums) => number | null;
  /** The same of one currency; only what is an amount has one. */
  money?: (sums: MoneySums) => number | null;
  /** Filters under which the history shows what is measured. */
  counted: OperationFilters;
}

export const MEASURE_RULES: Readonly<Record<Measure, MeasureRule>> = {
  operations: { label: copy.measures.operations, unit: 'count', value: ({ count }) => count, counted: {} },
  collected: {
    label: copy.measures.collected,
    unit: 'money',
    value: ({ amount }) => amount,
    money: ({ amount }) => amount,
    counted: { status: APPROVED },
  },
  approval: {
    label: copy.measures.approval,
    unit: 'rate',
    value: ({ approved, declined }) => (approved + declined > 0 ? approved / (approved + declined) : null),
    counted: { status: [...APPROVED, ...DECLINED] },
  },
  declined: {
    label: copy.measures.declined,
    unit: 'count',
    value: ({ declined }) => declined,
    counted: { status: DECLINED },
  },
  refunded: {
    label: copy.measures.refunded,
    unit: 'money',
    value: ({ refundAmount }) => refundAmount,
    money: ({ refundAmount }) => refundAmount,
    counted: { hasRefund: 'true' },
  },
};

/** A number as it is read. */
export function showUnit(value: number | null, unit: Unit, currency?: string): string {
  if (value === null) return MISSING;
  switch (unit) {
    case 'money':
      return formatMoney(value, currency);
    case 'rate':
      return formatPercent(value * 100);
    case 'points':
      return formatMove(value * 100, 'pts');
    case 'percent':
      return formatMove(value * 100, '%');
    case 'count':
      return formatCount(value);
  }
}

/** The same for a spreadsheet: all its digits, amounts in units of their currency, rates in percent. */
export function plainUnit(value: number | null, unit: Unit, currency?: string): string {
  if (value === null) return '';
  if (unit === 'count') return String(value);
  return unit === 'money' ? plainMoney(value, currency) : plainDigits(value * 100);
}

/** What the unit is called in a spreadsheet's heading. */
export function unitName(unit: Unit, currency = PESOS): string {
  if (unit === 'count') return '';
  if (unit === 'points') return ' (puntos)';
  return unit === 'money' ? ` (${currency})` : ' (%)';
}
