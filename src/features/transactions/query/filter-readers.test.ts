import { expect, test } from 'vitest';
import { unreadParts } from '~/shared/address/unread-parts';
import { filterReaders } from './filter-readers';

const TODAY = '2026-11-27';

test.each<[Record<string, string>, string[]]>([
  [{ dateRange: '7d', status: 'DENIED,REJECTED', reconciled: 'false', minAmount: '100', q: '007' }, []],
  [{ dateRange: '2026-11-27_2026-11-27' }, []],
  [{ dateRange: '2025-10-28_2026-11-27' }, []],
  [{ dateRange: '2025-10-27_2026-11-27' }, ['abarca más de trece meses']],
  [{ dateRange: '2026-11-27_2026-11-28' }, ['termina después de hoy']],
  [{ dateRange: '2026-11-20_2026-11-19' }, ['la fecha final es anterior a la inicial']],
  [{ dateRange: '2026-02-30_2026-03-01' }, ['unreadable']],
  [{ dateRange: '90d' }, ['unreadable']],
  [{ dateRange: 'toString' }, ['unreadable']],
  [
    { reconciled: 'no', hasRefund: 'false', minAmount: '4.99', maxAmount: '-1', channel: ',' },
    Array(5).fill('unreadable'),
  ],
  [{ issuer: 'Banco Uno' }, ['unknown']],
])('%j', (search, reasons) => {
  expect(unreadParts(search, filterReaders(TODAY)).map(({ reason }) => reason)).toEqual(reasons);
});
