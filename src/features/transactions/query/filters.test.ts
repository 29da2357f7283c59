import { describe, expect, test } from 'vitest';
import { historyLink, type OperationFilters, readFilters, readList, toQuery, writeFilters } from './filters';

const TODAY = '2026-11-27';

describe('an address', () => {
  test.each<[string, Record<string, string>, OperationFilters]>([
    ['without filters asks for all', {}, {}],
    ['names a period', { dateRange: '7d' }, { dateRange: '2026-11-21_2026-11-27' }],
    ['gives the days', { dateRange: '2026-11-01_2026-11-02' }, { dateRange: '2026-11-01_2026-11-02' }],
    ['has several values', { status: 'DENIED,REJECTED' }, { status: ['DENIED', 'REJECTED'] }],
    ['has a value twice', { channel: 'app,app,,' }, { channel: ['app'] }],
    ['has a comma in a value', { channel: 'Tienda%2C norte,50%25' }, { channel: ['Tienda, norte', '50%'] }],
    ['names a promotion', { promotionCode: 'BUEN-FIN' }, { promotionCode: ['BUEN-FIN'] }],
    ['has flags', { reconciled: 'false', hasRefund: 'true' }, { reconciled: 'false', hasRefund: 'true' }],
    ['has no such flags', { reconciled: 'no', hasRefund: 'false' }, {}],
    ['has amounts', { minAmount: '49900', maxAmount: '049900' }, { minAmount: '49900', maxAmount: '049900' }],
    ['has no such amounts', { minAmount: '-1', maxAmount: '4.99' }, {}],
    ['has minutes', { between: '2026-11-27T03:42_2026-11-27T03:43' }, { between: '2026-11-27T03:42_2026-11-27T03:43' }],
    ['has no such minutes', { between: '03:42_03:43' }, {}],
    ['has an id', { q: ' 00012 ' }, { q: '00012' }],
    ['has a blank id', { q: '  ' }, {}],
    ['has what is no filter', { page: '2', tab: 'volumen' }, {}],
  ])('that %s', (_what, search, filters) => {
    expect(readFilters(search, TODAY)).toEqual(filters);
  });

  test('without a readable period takes the one of the screen', () => {
    expect(readFilters({ dateRange: 'x' }, TODAY, 'hoy')).toEqual({ dateRange: '2026-11-27_2026-11-27' });
    expect(readFilters({ dateRange: 'ayer' }, TODAY, 'hoy')).toEqual({ dateRange: '2026-11-26_2026-11-26' });
  });
});

const FULL: OperationFilters = {
  dateRange: '2026-11-01_2026-11-27',
  status: ['DENIED', 'ERROR'],
  channel: ['100%25, real', 'app'],
  minAmount: '100',
  q: '007',
};

test('what is written to an address is read again as it was', () => {
  expect(readFilters(writeFilters(FULL), TODAY)).toEqual(FULL);
  expect(readList(writeFilters(FULL).channel)).toEqual(FULL.channel);
});

test('equal filters are equal calls, in whatever order they were chosen', () => {
  expect(JSON.stringify(toQuery({ q: '007', status: ['ERROR', 'DENIED'], hasRefund: '', bank: [] }))).toBe(
    JSON.stringify(toQuery({ status: ['DENIED', 'ERROR', 'DENIED'], q: '007' })),
  );
  expect(toQuery(FULL)).toEqual({ ...FULL });
});

test('the history opens with the filters in its address', () => {
  expect(historyLink({ dateRange: '2026-11-27_2026-11-27', status: ['ERROR', 'DENIED'] })).toEqual({
    to: '/historial-de-operaciones',
    search: { dateRange: '2026-11-27_2026-11-27', status: 'DENIED,ERROR' },
  });
});
