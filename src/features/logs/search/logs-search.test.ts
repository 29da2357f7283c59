import { afterEach, describe, expect, test, vi } from 'vitest';
import { timelineSearch } from '~/session/links';
import type { SearchParams } from '~/shared/address/search-params';
import { onPage as onListPage } from '~/shared/list/list-address';
import {
  applyFilters,
  inView,
  linkTo,
  opened,
  readLogsSearch,
  toggled,
  withFilter,
  withoutFilter,
  withoutPart,
} from './logs-search';

const onPage = (search: SearchParams, page: number) => onListPage(search, page, ['open']);

test.each<[string, SearchParams, Partial<ReturnType<typeof readLogsSearch>>]>([
  ['empty address', {}, { filters: {}, applied: null, page: undefined, open: undefined }],
  [
    'filters alone ask nothing',
    { order: '000123', channels: 'APP' },
    { filters: { order: '000123', channels: 'APP' }, applied: null, page: undefined, open: undefined },
  ],
  [
    'q=1 asks for them',
    { order: '000123', q: '1', page: '2', open: '13' },
    { filters: { order: '000123' }, applied: { order: '000123' }, page: '2', open: 13 },
  ],
  ['q=1 without filters', { q: '1' }, { filters: {}, applied: null, page: undefined, open: undefined }],
  [
    'q holds what was asked for',
    { channels: 'APP', q: 'order=A%2BB+c&code=00' },
    { filters: { channels: 'APP' }, applied: { order: 'A+B c', code: '00' }, page: undefined, open: undefined },
  ],
])('%s', (_name, search, expected) => {
  expect(readLogsSearch(search)).toMatchObject({ ...expected, unread: [] });
});

test.each<[SearchParams, reason: string]>([
  [{ order: ' ', q: '1' }, 'unreadable'],
  [{ order: '\u200b', q: '1' }, 'unreadable'],
  [{ order: '1\n2', q: '1' }, 'repeated'],
])('a filter that cannot be used is none, and nothing is asked: %j', (search, reason) => {
  const { filters, applied, sendable, unread } = readLogsSearch({ ...search, code: '5' });
  expect([filters, applied, sendable]).toEqual([{ code: '5' }, { code: '5' }, false]);
  expect(unread.map((part) => [part.key, part.reason])).toEqual([['order', reason]]);
});

test('a filter added before any query asks nothing', () => {
  expect(withFilter({}, 'order', '007')).toEqual({ order: '007' });
});

test('a new value of a type replaces the old one', () => {
  expect(withFilter({ order: '1', code: '00' }, 'order', '2')).toEqual({ order: '2', code: '00' });
});

test('a filter added after a query leaves what was asked, its page and its open row', () => {
  const search = withFilter({ order: 'A+B&c', q: '1', page: '2', open: '12' }, 'code', '00');
  expect(readLogsSearch(search)).toMatchObject({
    filters: { order: 'A+B&c', code: '00' },
    applied: { order: 'A+B&c' },
    page: '2',
    open: 12,
  });
});

test('so does a filter taken away, even the last one', () => {
  const search = withoutFilter({ order: '1', q: '1' }, 'order');
  expect(readLogsSearch(search)).toMatchObject({ filters: {}, applied: { order: '1' } });
  expect(readLogsSearch(withFilter(search, 'code', '5'))).toMatchObject({
    filters: { code: '5' },
    applied: { order: '1' },
  });
});

test('asking takes the active filters as a table, page 1 and no open row (spec 7.8)', () => {
  const search = applyFilters({ order: '2', q: 'order=1', page: '3', open: '20', view: 'historia', orden: '-date' });
  expect(search).toEqual({ order: '2', q: '1', orden: '-date' });
});

test('minutes come and go with their days (spec 7.17)', () => {
  const minute = { between: '2026-11-27T23:59_2026-11-28T00:00' };
  const both = { ...minute, dateRange: '2026-11-27_2026-11-27' };
  expect(readLogsSearch({ ...minute, q: '1' }, '2026-11-28')).toMatchObject({ applied: both, sendable: true });
  expect(withFilter({ rango: '7d' }, 'between', minute.between)).toEqual(both);
  expect(withFilter(both, 'dateRange', '2026-11-20_2026-11-21')).toEqual({ dateRange: '2026-11-20_2026-11-21' });
  expect(withoutFilter(both, 'dateRange')).toEqual({});
  expect(withoutFilter(both, 'between')).toEqual({ dateRange: '2026-11-27_2026-11-27' });
  const backwards = { between: '2026-11-27T23:59_2026-11-27T23:59', order: '1', q: '1' };
  expect(readLogsSearch(backwards, '2026-11-28')).toMatchObject({ sendable: false, unread: [{ key: 'between' }] });
});

const BOUNDS = 'Elige una fecha entre 27/05/2026 y 27/11/2026';

describe('an address that is not understood asks nothing and loses nothing (spec 7.5)', () => {
  test.each<[string, SearchParams, [key: string, reason: string][]]>([
    ['an unknown key', { order: '1', issuer: 'Banco Uno' }, [['issuer', 'unknown']]],
    ['the name of an object member', { order: '1', toString: 'x' }, [['toString', 'unknown']]],
    ['a key twice', { order: '1\n2', code: '00' }, [['order', 'repeated']]],
    ['a blank value', { order: ' ', code: '00' }, [['order', 'unreadable']]],
    ['a name of days', { dateRange: 'ayer', order: '1' }, [['dateRange', 'unreadable']]],
    ['a day before the bounds', { dateRange: '2026-05-26_2026-11-27' }, [['dateRange', BOUNDS]]],
    [
      'a day after the bounds',
      { dateRange: '2026-05-27_2026-11-28' },
      [['dateRange', BOUNDS.replace('27/05', '27/05')]],
    ],
    ['days in reverse', { dateRange: '2026-11-20_2026-11-19' }, [['dateRange', BOUNDS.replace('27/05', '20/11')]]],
    ['a day that is none', { dateRange: '2026-06-31_2026-07-01' }, [['dateRange', BOUNDS]]],
    ['more days back than the bounds', { rango: '186d' }, [['dateRange', BOUNDS]]],
    ['no relative range', { rango: 'semana', order: '1' }, [['rango', 'unreadable']]],
    ['two ranges', { rango: '7d', dateRange: '2026-11-20_2026-11-27' }, [['rango', 'repeated']]],
    [
      'a place that is none',
      { order: '1', page: '0', open: 'x', view: 'v', orden: '-' },
      [
        ['page', 'unreadable'],
        ['open', 'unreadable'],
        ['view', 'unreadable'],
        ['orden', 'unreadable'],
      ],
    ],
  ])('%s', (_name, search, wrong) => {
    const { unread } = readLogsSearch({ ...search, q: '1' }, '2026-11-27');
    expect(unread.map(({ key, reason }) => [key, reason])).toEqual(wrong);
  });

  test.each<SearchParams>([
    { dateRange: '2026-05-27_2026-11-27' },
    { dateRange: '2026-11-27_2026-11-27' },
    { rango: '185d' },
    { rango: '1d' },
  ])('%j is within the bounds of 27 November', (search) => {
    expect(readLogsSearch({ ...search, q: '1' }, '2026-11-27')).toMatchObject({ unread: [], sendable: true });
  });

  test('a range beyond the bounds stands as a badge, and is not asked', () => {
    expect(readLogsSearch({ rango: '999d', q: '1' }, '2026-11-27')).toMatchObject({
      filters: { dateRange: '2024-03-04_2026-11-27' },
      sendable: false,
    });
  });

  test('what was asked before and is not understood is not asked either', () => {
    const search = { order: '2', q: 'order=1&dateRange=2020-01-01_2020-01-02' };
    expect(readLogsSearch(search, '2026-11-27')).toMatchObject({
      sendable: false,
      unread: [{ key: 'q', reason: BOUNDS }],
    });
    expect(withoutPart(search, 'q')).toEqual({ order: '2' });
  });

  test('taking the part away mends it, and waits for a press', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 27, 18, 30) });
    const search = { order: '1', issuer: 'Banco Uno', q: '1' };
    expect(withoutPart(search, 'issuer')).toEqual({ order: '1' });
    expect(withoutPart({ ...search, q: 'code=00' }, 'issuer')).toEqual({ order: '1', q: 'code=00' });
    expect(withoutPart({ order: '1', page: '0', q: '1' }, 'page')).toEqual({ order: '1', q: '1' });
    expect(withFilter({ dateRange: '2020-01-01_2020-01-02', q: '1' }, 'dateRange', '2026-11-27_2026-11-27')).toEqual({
      dateRange: '2026-11-27_2026-11-27',
    });
    expect(withoutFilter({ order: '1', rango: '999d', q: '1' }, 'dateRange')).toEqual({ order: '1' });
  });

  test('a link to it drops nothing', () => {
    const search = { order: '1', issuer: 'Banco Uno', q: '1' };
    expect(linkTo(search, 'fixed')).toEqual(search);
  });
});

test.each<[SearchParams, number, SearchParams]>([
  [{ q: '1', open: '3' }, 2, { q: '1', page: '2' }],
  [{ q: '1', page: '2' }, 1, { q: '1' }],
])('page of %o', (search, page, expected) => {
  expect(onPage(search, page)).toEqual(expected);
});

test.each<[SearchParams, number, SearchParams]>([
  [{}, 2, { open: '2' }],
  [{ open: '2' }, 3, { open: '3' }],
  [{ open: '3' }, 3, {}],
])('toggling a row of %o', (search, index, expected) => {
  expect(toggled(search, index)).toEqual(expected);
});

test('the timeline is a view of the same search', () => {
  expect(inView({ order: '7', q: '1', open: '3' }, 'historia')).toEqual({
    order: '7',
    q: '1',
    open: '3',
    view: 'historia',
  });
  expect(inView({ order: '7', view: 'historia' }, undefined)).toEqual({ order: '7' });
  expect(readLogsSearch({ order: '7', q: '1', view: 'historia' }).view).toBe('historia');
  expect(opened({ order: '7', open: '1' }, 1)).toEqual({ order: '7', open: '1' });
});

test('the timeline of an order asks for it alone, from any search', () => {
  expect(timelineSearch('000123')).toEqual({ order: '000123', q: '1', view: 'historia' });
});

test('a relative range means the days up to the day of reading, until another one takes its place', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 18, 30) });
  const search = { order: '7', rango: '7d', q: '1' };
  const range = '2026-11-21_2026-11-27';
  expect(readLogsSearch(search).applied).toEqual({ order: '7', dateRange: range });
  expect(withoutFilter(search, 'dateRange')).toEqual({ order: '7', q: `order=7&dateRange=${range}` });
  expect(readLogsSearch(search, '2026-11-28').applied).toEqual({ order: '7', dateRange: '2026-11-22_2026-11-28' });
  expect(withFilter(search, 'dateRange', '2026-11-01_2026-11-02')).not.toHaveProperty('rango');
  expect(readLogsSearch({ rango: 'x' }).filters).toEqual({});
});

test('a link holds what the table shows, its dates as wished', () => {
  const search = {
    channels: 'APP',
    q: 'order=000123&dateRange=2026-11-21_2026-11-27',
    page: '2',
    open: '13',
    view: 'historia',
  };
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 18, 30) });
  const kept = { order: '000123', q: '1', page: '2', open: '13', view: 'historia' };
  expect(linkTo(search, 'fixed')).toEqual({ ...kept, dateRange: '2026-11-21_2026-11-27' });
  expect(linkTo(search, 'relative')).toEqual({ ...kept, rango: '7d' });
  expect(linkTo({ order: '7' }, 'relative')).toEqual({ order: '7' });
});

afterEach(() => {
  vi.useRealTimers();
});
