import { describe, expect, test } from 'vitest';
import { sortText, without as withoutPart } from '~/shared/list/list-address';
import {
  HISTORY_ADDRESS,
  linkable,
  opened,
  readHistorySearch,
  savedPart,
  withFilters,
  withPersonal,
} from './history-search';

const { cleared, ofSize, onPage, sortedBy } = HISTORY_ADDRESS;

const TODAY = '2026-11-27';
const WEEK = '2026-11-21_2026-11-27';

describe('an address', () => {
  test.each([
    [
      'without anything shows the last seven days',
      {},
      { period: '7d', filters: { dateRange: WEEK }, page: 1, size: 10 },
    ],
    ['may ask for all days', { dateRange: 'todo' }, { period: 'todo', filters: {} }],
    ['names days', { dateRange: '2026-01-01_2026-01-31' }, { period: '2026-01-01_2026-01-31' }],
    ['has page and size', { page: '3', size: '50' }, { page: 3, size: 50 }],
    ['has a sort', { orden: 'amount' }, { sort: { field: 'amount', descending: false } }],
    ['opens an operation', { operacion: '000123', detalle: 'intentos' }, { open: '000123', tab: 'intentos' }],
    ['opens an operation whose id holds what nobody sees', { operacion: '\u200b“000123”' }, { open: '000123' }],
    ['has personal data elsewhere', { dato: '1' }, { lacksPersonal: true }],
  ])('%s', (_what, search, expected) => {
    expect(readHistorySearch(search as Record<string, string>, TODAY)).toMatchObject({ ...expected, unread: [] });
  });

  test.each([
    ['2026-11-20_2026-11-19', 'la fecha final es anterior a la inicial'],
    ['2026-02-30_x', 'unreadable'],
    ['90d', 'unreadable'],
  ])('with the period %s asks nothing and says why', (dateRange, reason) => {
    const { period, filters, unread } = readHistorySearch({ dateRange, channel: 'APP' }, TODAY);
    expect(period).toBe(dateRange);
    expect(filters).toEqual({ channel: ['APP'] });
    expect(unread).toEqual([{ key: 'dateRange', value: dateRange, reason }]);
  });

  test.each([
    ['errorCode', '51,4111111111111111'],
    ['bank', 'ana.sol@example.mx'],
  ])('%s=%s names a person or an account, which is no value of a filter', (key, value) => {
    const { unread } = readHistorySearch({ [key]: value }, TODAY);
    expect(unread).toEqual([{ key, value, reason: expect.stringMatching(/^parece un dato personal/) }]);
  });

  test('with an unknown key or place says so, and a named search keeps it', () => {
    const search = {
      issuer: 'Banco Uno',
      page: '0',
      size: '7',
      orden: '-bank',
      detalle: 'x',
      dato: '2',
      dateRange: '90d',
    };
    const { unread } = readHistorySearch(search, TODAY);
    expect(unread.map(({ key }) => key)).toEqual(Object.keys(search));
    expect(savedPart(search)).toEqual({ issuer: 'Banco Uno', orden: '-bank', dateRange: '90d' });
    expect(withoutPart(search, 'issuer')).not.toHaveProperty('issuer');
  });

  test('takes personal data from the tab, and gives it to no link', () => {
    const search = withPersonal({ q: 'x', channel: 'APP', page: '2' });
    expect(search).toEqual({ channel: 'APP', dato: '1' });
    expect(readHistorySearch(search, TODAY, 'ana@example.mx')).toMatchObject({
      filters: { q: 'ana@example.mx' },
      lacksPersonal: false,
    });
    expect(readHistorySearch({}, TODAY, 'ana@example.mx').filters.q).toBeUndefined();
    expect(linkable(search)).toEqual({ channel: 'APP' });
    expect(withFilters(search, { q: '' })).toEqual({ channel: 'APP' });
  });
});

describe('a change', () => {
  const search = { channel: 'APP', page: '4', operacion: '1', orden: 'amount' };

  test('of a filter goes to the first page with nothing open', () => {
    expect(withFilters(search, { status: ['REJECTED', 'DENIED'], channel: [], dateRange: 'ayer' })).toEqual({
      orden: 'amount',
      status: 'DENIED,REJECTED',
      dateRange: 'ayer',
    });
  });

  test('of page, size, sort and open row', () => {
    expect(onPage(search, 2)).toEqual({ channel: 'APP', page: '2', orden: 'amount' });
    expect(ofSize(search, 25)).toEqual({ channel: 'APP', size: '25', orden: 'amount' });
    expect(sortedBy({}, 'amount')).toEqual({ orden: '-amount' });
    expect(sortedBy({ orden: '-amount' }, 'amount')).toEqual({ orden: 'amount' });
    expect(sortedBy(search, 'amount')).toEqual({ channel: 'APP' });
    expect(sortedBy({}, 'date')).toEqual({ orden: 'date' });
    expect(sortedBy(search, 'date')).toEqual({ channel: 'APP', orden: '-date' });
    expect(opened(search, '2', 5)).toMatchObject({ page: '5', operacion: '2' });
    expect(opened(search, undefined)).toEqual({ channel: 'APP', page: '4', orden: 'amount' });
    expect(cleared({ ...search, size: '25', issuer: 'x' })).toEqual({ orden: 'amount', size: '25' });
    expect(sortText({ field: 'amount', descending: true })).toBe('amount,desc');
  });
});
