import { type Grouping, groupInFile, groupLabel } from '../codes/code-label';
import { copy } from './copy';
import { MEASURE_RULES, type Unit } from './measures';
import type { MoneySums, Statistic, Sums } from './statistics-api';
import { addSums, moneyOf, remainder } from './sums';
import type { Measure, View } from './views';

/** More groups than these are summed up in one column; the chart could not tell them apart. */
const SHOWN_GROUPS = 6;

export interface Column {
  id: string;
  label: string;
  /** What a file calls it, where that is something else. */
  inFile?: string;
  unit: Unit;
  /** Of amounts that are not in pesos. */
  currency?: string;
  /** One per bucket. */
  values: readonly (number | null)[];
  total: number | null;
  /** 'line' is drawn; 'before' too, beside it; the others are only in the table. */
  role: 'line' | 'before' | 'table';
  /** The group that it counts; undefined for all operations and for the rest of the groups. */
  group?: string;
}

/**
 * Chart, table and file are made of these columns, so that all show the same numbers. Rates are made anew from sums,
 * never added or averaged.
 */
export function tableColumns(statistic: Statistic, view: Pick<View, 'measure' | 'groupBy' | 'compare'>): Column[] {
  const { measure, groupBy, compare } = view;
  const main = sumsColumn(statistic, 'total', measure, groupBy ? copy.total : MEASURE_RULES[measure].label);
  const others = [...(statistic.totals.others?.keys() ?? [])];
  const columns = groupBy
    ? [
        ...groupColumns(statistic, measure, groupBy),
        { ...main, role: 'table' as const },
        ...others.flatMap((currency) => otherColumns(statistic, { ...main, id: measure }, currency)),
      ]
    : [main, ...COMPANIONS[measure].map((companion) => companionColumn(statistic, companion))].flatMap((column) => [
        column,
        ...others.flatMap((currency) =>
          otherColumns(statistic, column === main ? { ...column, id: measure } : column, currency),
        ),
      ]);
  return compare && hasComparison(statistic)
    ? [...columns, ...comparison(statistic, measure, main, !groupBy)]
    : columns;
}

/** Whether there is anything in the other period. */
export function hasComparison({ previousTotals }: Statistic): boolean {
  return previousTotals !== null && previousTotals.count > 0;
}

/** What stands beside a measure, to explain it. */
const COMPANIONS: Readonly<Record<Measure, readonly Companion[]>> = {
  operations: ['collected', 'ticket'],
  collected: ['operations', 'ticket'],
  approval: ['approved', 'declined'],
  declined: ['approved', 'declineRate'],
  refunded: ['operations', 'collected'],
};

type Companion = Measure | 'ticket' | 'approved' | 'declineRate';

const EXTRA: Readonly<
  Record<'ticket' | 'approved' | 'declineRate', { label: string; unit: Unit; value: (sums: Sums) => number | null }>
> = {
  ticket: {
    label: copy.measures.ticket,
    unit: 'money',
    value: (sums) => ticketOf(moneyOf(sums, undefined)),
  },
  approved: { label: copy.measures.approved, unit: 'count', value: ({ approved }) => approved },
  declineRate: {
    label: copy.measures.declineRate,
    unit: 'rate',
    value: ({ approved, declined }) => (approved + declined > 0 ? declined / (approved + declined) : null),
  },
};

/** The same amounts in another currency, beside those in pesos; what is no amount has none. */
function otherColumns({ buckets, totals }: Statistic, { id, label, unit }: Column, currency: string): Column[] {
  const money = id === 'ticket' ? ticketOf : MEASURE_RULES[id as Measure]?.money;
  if (!money) return [];
  const value = (sums: Sums) => money(moneyOf(sums, currency));
  return [
    {
      id: `${id}-${currency}`,
      label,
      unit,
      currency,
      values: buckets.map(({ sums }) => value(sums)),
      total: value(totals),
      role: 'table',
    },
  ];
}

function ticketOf({ amount, approved }: MoneySums): number | null {
  return approved > 0 ? Math.round(amount / approved) : null;
}

function companionColumn(statistic: Statistic, companion: Companion): Column {
  if (companion !== 'ticket' && companion !== 'approved' && companion !== 'declineRate') {
    const { label } = MEASURE_RULES[companion];
    return { ...sumsColumn(statistic, companion, companion, label), role: 'table' };
  }
  const { label, unit, value } = EXTRA[companion];
  return {
    id: companion,
    label,
    unit,
    role: 'table',
    values: statistic.buckets.map(({ sums }) => value(sums)),
    total: value(statistic.totals),
  };
}

function sumsColumn({ buckets, totals }: Statistic, id: string, measure: Measure, label: string): Column {
  const { unit, value } = MEASURE_RULES[measure];
  return { id, label, unit, role: 'line', values: buckets.map(({ sums }) => value(sums)), total: value(totals) };
}

function groupColumns(statistic: Statistic, measure: Measure, by: Grouping): Column[] {
  const { unit, value } = MEASURE_RULES[measure];
  const { buckets, groups } = withRemainder(statistic, measure);
  const weight = measure === 'approval' ? ({ count }: Sums) => count : (sums: Sums) => value(sums) ?? 0;
  const sorted = [...groups].sort((a, b) => weight(b.sums) - weight(a.sums));
  const shown = sorted.length > SHOWN_GROUPS ? sorted.slice(0, SHOWN_GROUPS - 1) : sorted;
  const rest = sorted.slice(shown.length);
  const column = (id: string, label: string, keys: readonly string[], total: Sums): Column => ({
    id,
    label,
    unit,
    role: 'line',
    values: buckets.map((bucket) => value(addSums(keys.flatMap((key) => bucket.groups.get(key) ?? [])))),
    total: value(total),
  });
  return [
    ...shown.map(({ key, sums }) => ({
      ...column(`group-${key}`, groupLabel(by, key), [key], sums),
      inFile: groupInFile(by, key),
      ...(key === '' ? {} : { group: key }),
    })),
    ...(rest.length === 0
      ? []
      : [
          column(
            'others',
            copy.others(rest.length),
            rest.map(({ key }) => key),
            addSums(rest.map(({ sums }) => sums)),
          ),
        ]),
  ];
}

/** What no group holds is a group as well, without a name, so that the groups add up to the total. */
function withRemainder(statistic: Statistic, measure: Measure): Pick<Statistic, 'buckets' | 'groups'> {
  const left = remainder(
    statistic.totals,
    statistic.groups.map(({ sums }) => sums),
  );
  if (left.count <= 0 || !MEASURE_RULES[measure].value(left)) return statistic;
  return {
    groups: [...statistic.groups.filter(({ key }) => key !== ''), { key: '', sums: left }],
    buckets: statistic.buckets.map((bucket) => ({
      ...bucket,
      groups: new Map([...bucket.groups, ['', remainder(bucket.sums, [...bucket.groups.values()])]]),
    })),
  };
}

function comparison(statistic: Statistic, measure: Measure, main: Column, drawn: boolean): Column[] {
  const { label, unit, value } = MEASURE_RULES[measure];
  const before: Column = {
    id: 'before',
    label: copy.before(label),
    unit,
    role: drawn ? 'before' : 'table',
    values: statistic.buckets.map(({ previous }) => (previous ? value(previous) : null)),
    total: statistic.previousTotals && value(statistic.previousTotals),
  };
  const move = (now: number | null, then: number | null) => {
    if (now === null || then === null) return null;
    if (unit === 'rate') return now - then;
    return then === 0 ? null : (now - then) / then;
  };
  const change: Column = {
    id: 'change',
    label: copy.change,
    unit: unit === 'rate' ? 'points' : 'percent',
    role: 'table',
    values: main.values.map((now, index) => move(now, before.values[index] ?? null)),
    total: move(main.total, before.total),
  };
  return [before, change];
}
