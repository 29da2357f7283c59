import { describe, expect, test } from 'vitest';
import { showUnit } from './measures';
import { tableColumns } from './statistic-table';
import type { Statistic, Sums } from './statistics-api';

const sums = (count: number, amount: number, approved = count, declined = 0): Sums => ({
  count,
  amount,
  approved,
  declined,
  refundAmount: 0,
});

const groups = [{ OXXO: sums(3, 10), CARD: sums(7, 20, 4, 1), '': sums(1, 1) }, { CARD: sums(5, 70, 1, 4) }];
const statistic: Statistic = {
  buckets: groups.map((group, index) => ({
    from: index,
    sums: index === 0 ? sums(11, 31, 8, 1) : sums(5, 70, 1, 4),
    groups: new Map(Object.entries(group)),
    previous: index === 0 ? sums(10, 40, 8, 2) : null,
  })),
  groups: [
    { key: 'OXXO', sums: sums(3, 10) },
    { key: 'CARD', sums: sums(12, 90, 5, 5) },
    { key: '', sums: sums(1, 1) },
  ],
  totals: sums(16, 101, 9, 5),
  previousTotals: sums(10, 40, 8, 2),
  partialBucket: 1,
};

const shown = (view: Parameters<typeof tableColumns>[1], from = statistic) =>
  tableColumns(from, view).map(({ label, unit, currency, values, total }) => [
    label,
    ...values.map((value) => showUnit(value, unit, currency)),
    showUnit(total, unit, currency),
  ]);

describe('the columns', () => {
  test('of a measure, with what explains it', () => {
    expect(shown({ measure: 'operations', groupBy: undefined, compare: undefined })).toEqual([
      ['Operaciones', '11', '5', '16'],
      ['Monto cobrado', '$ 0.31', '$ 0.70', '$ 1.01'],
      ['Ticket promedio', '$ 0.04', '$ 0.70', '$ 0.11'],
    ]);
  });

  test('of a rate, whose total is that of all operations and no mean', () => {
    expect(shown({ measure: 'approval', groupBy: undefined, compare: undefined })[0]).toEqual([
      'Tasa de aprobación',
      '88.9 %',
      '20.0 %',
      '64.3 %',
    ]);
  });

  test('of groups, the largest first, an empty bucket at zero, an absent value without a name', () => {
    expect(shown({ measure: 'operations', groupBy: 'paymentMethod', compare: undefined })).toEqual([
      ['Tarjeta', '7', '5', '12'],
      ['OXXO', '3', '0', '3'],
      ['Sin valor', '1', '0', '1'],
      ['Total', '11', '5', '16'],
    ]);
  });

  test('of groups that no table knows are told apart by their codes, which a file holds as they came', () => {
    const codes = { CODI: sums(3, 10), CARD: sums(2, 5), BITCOIN: sums(1, 1) };
    const from: Statistic = {
      ...statistic,
      buckets: [{ from: 0, sums: sums(6, 16), groups: new Map(Object.entries(codes)), previous: null }],
      groups: Object.entries(codes).map(([key, each]) => ({ key, sums: each })),
      totals: sums(6, 16),
    };
    const columns = tableColumns(from, { measure: 'operations', groupBy: 'paymentMethod', compare: undefined });
    expect(columns.map(({ label, inFile }) => [label, inFile])).toEqual([
      ['--- (CODI)', 'CODI'],
      ['Tarjeta', 'Tarjeta'],
      ['--- (BITCOIN)', 'BITCOIN'],
      ['Total', undefined],
    ]);
  });

  test('of groups that leave operations out have these as a group without a name', () => {
    const { OXXO, CARD } = groups[0] as Record<string, Sums>;
    const named = {
      ...statistic,
      groups: statistic.groups.slice(0, 2),
      buckets: statistic.buckets.map((bucket, index) =>
        index === 0 ? { ...bucket, groups: new Map(Object.entries({ OXXO, CARD } as Record<string, Sums>)) } : bucket,
      ),
    };
    const view = { measure: 'operations', groupBy: 'paymentMethod', compare: undefined } as const;
    expect(shown(view, named)).toEqual(shown(view));
    expect(shown({ ...view, measure: 'declined' }, named).map(([label]) => label)).not.toContain('Sin valor');
  });

  test('of amounts in several currencies are one for each, and a mean is of its own operations', () => {
    const mixed = (pesos: number, dollars: number, yen: number): Sums => ({
      ...sums(10, pesos, 10),
      others: new Map([
        ['JPY', { amount: yen, approved: 3, refundAmount: 0 }],
        ['USD', { amount: dollars, approved: 2, refundAmount: 50 }],
      ]),
    });
    const from: Statistic = {
      ...statistic,
      buckets: [
        { from: 0, sums: mixed(1000, 400, 90), groups: new Map([['CARD', mixed(1000, 400, 90)]]), previous: null },
      ],
      groups: [{ key: 'CARD', sums: mixed(1000, 400, 90) }],
      totals: mixed(1000, 400, 90),
    };
    expect(shown({ measure: 'collected', groupBy: undefined, compare: undefined }, from)).toEqual([
      ['Monto cobrado', '$ 10.00', '$ 10.00'],
      ['Monto cobrado', 'JPY 90', 'JPY 90'],
      ['Monto cobrado', 'US$ 4.00', 'US$ 4.00'],
      ['Operaciones', '10', '10'],
      ['Ticket promedio', '$ 2.00', '$ 2.00'],
      ['Ticket promedio', 'JPY 30', 'JPY 30'],
      ['Ticket promedio', 'US$ 2.00', 'US$ 2.00'],
    ]);
    expect(shown({ measure: 'refunded', groupBy: 'paymentMethod', compare: undefined }, from)).toEqual([
      ['Tarjeta', '$ 0.00', '$ 0.00'],
      ['Total', '$ 0.00', '$ 0.00'],
      ['Total', 'JPY 0', 'JPY 0'],
      ['Total', 'US$ 0.50', 'US$ 0.50'],
    ]);
    expect(
      tableColumns(from, { measure: 'collected', groupBy: undefined, compare: undefined }).map(({ role }) => role),
    ).toEqual(['line', ...Array.from({ length: 6 }, () => 'table')]);
  });

  test('of a comparison, its change and its gaps', () => {
    expect(shown({ measure: 'collected', groupBy: undefined, compare: 'previous' }).slice(-2)).toEqual([
      ['Monto cobrado, antes', '$ 0.40', '---', '$ 0.40'],
      ['Cambio', '−22.5 %', '---', '+152.5 %'],
    ]);
    expect(shown({ measure: 'approval', groupBy: 'risk', compare: 'previous' }).at(-1)).toEqual([
      'Cambio',
      '+8.9 pts',
      '---',
      '−15.7 pts',
    ]);
  });

  test('of a comparison with nothing are none', () => {
    const alone = { ...statistic, previousTotals: sums(0, 0) };
    expect(shown({ measure: 'operations', groupBy: undefined, compare: 'lastYear' }, alone)).toHaveLength(3);
  });

  test('of many groups are the largest and the rest, which add up to the total', () => {
    const keys = Array.from({ length: 9 }, (_, index) => `E-${index}`);
    const many: Statistic = {
      ...statistic,
      buckets: [
        {
          from: 0,
          sums: sums(45, 45_000_000_000_045),
          groups: new Map(keys.map((key, index) => [key, sums(index + 1, 5_000_000_000_005)])),
          previous: null,
        },
      ],
      groups: keys.map((key, index) => ({ key, sums: sums(index + 1, 5_000_000_000_005) })),
      totals: sums(45, 45_000_000_000_045),
    };
    const columns = tableColumns(many, { measure: 'operations', groupBy: 'errorCode', compare: undefined });
    expect(columns.map(({ label, total }) => [label, total])).toEqual([
      ['E-8', 9],
      ['E-7', 8],
      ['E-6', 7],
      ['E-5', 6],
      ['E-4', 5],
      ['Otros (4)', 10],
      ['Total', 45],
    ]);
    const cents = tableColumns(many, { measure: 'collected', groupBy: 'errorCode', compare: undefined });
    const parts = cents.slice(0, -1).reduce((sum, { total }) => sum + (total ?? 0), 0);
    expect(showUnit(parts, 'money')).toBe('$ 450,000,000,000.45');
    expect(cents.at(-1)?.total).toBe(parts);
  });
});
