import { MISSING } from '../../../shared/copy';
import { formatMoney } from '../../../shared/lib/currency';
import { formatNumber } from '../../../shared/lib/numbers';
import { formatMove, formatPercent, plainDigits } from '../../../shared/lib/percent';
import { APPROVED, DECLINED, type OperationFilters } from '../filters';
import type { Sums } from './statistics-api';
import type { Measure } from './views';

/** 'points' are those between two rates, 'percent' is a change; both are shown with their sign. */
export type Unit = 'count' | 'money' | 'rate' | 'points' | 'percent';

interface MeasureRule {
  label: string;
  unit: Unit;
  value: (sums: Sums) => number | null;
  /** Filters under which the history shows what is measured. */
  counted: OperationFilters;
}

export const MEASURE_RULES: Readonly<Record<Measure, MeasureRule>> = {
  operations: { label: 'Operaciones', unit: 'count', value: ({ count }) => count, counted: {} },
  collected: {
    label: 'Monto cobrado',
    unit: 'money',
    value: ({ amount }) => amount,
    counted: { status: APPROVED },
  },
  approval: {
    label: 'Tasa de aprobación',
    unit: 'rate',
    value: ({ approved, declined }) => (approved + declined > 0 ? approved / (approved + declined) : null),
    counted: { status: [...APPROVED, ...DECLINED] },
  },
  declined: {
    label: 'Rechazos',
    unit: 'count',
    value: ({ declined }) => declined,
    counted: { status: DECLINED },
  },
  refunded: {
    label: 'Monto devuelto',
    unit: 'money',
    value: ({ refundAmount }) => refundAmount,
    counted: { hasRefund: 'true' },
  },
};

/** Sums of several groups together: integers, so nothing drifts. */
export function addSums(parts: readonly Sums[]): Sums {
  const zero: Sums = { count: 0, amount: 0, approved: 0, declined: 0, refundAmount: 0 };
  return parts.reduce(
    (sum, part) => ({
      count: sum.count + part.count,
      amount: sum.amount + part.amount,
      approved: sum.approved + part.approved,
      declined: sum.declined + part.declined,
      refundAmount:
        sum.refundAmount === null || part.refundAmount === null ? null : sum.refundAmount + part.refundAmount,
    }),
    zero,
  );
}

/** A number as it is read. */
export function showUnit(value: number | null, unit: Unit): string {
  if (value === null) return MISSING;
  switch (unit) {
    case 'money':
      return formatMoney(value);
    case 'rate':
      return formatPercent(value * 100);
    case 'points':
      return formatMove(value * 100, 'pts');
    case 'percent':
      return formatMove(value * 100, '%');
    case 'count':
      return formatNumber(value, 0, 0);
  }
}

/** The same for a spreadsheet: all its digits, amounts in pesos, rates in percent. */
export function plainUnit(value: number | null, unit: Unit): string {
  if (value === null) return '';
  if (unit === 'count') return String(value);
  if (unit !== 'money') return plainDigits(value * 100);
  const cents = Math.abs(value);
  return `${value < 0 ? '-' : ''}${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** What the unit is called in a spreadsheet's heading. */
export const UNIT_NAMES: Readonly<Record<Unit, string>> = {
  count: '',
  money: ' (MXN)',
  rate: ' (%)',
  points: ' (puntos)',
  percent: ' (%)',
};
