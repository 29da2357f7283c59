import { afterEach, expect, test, vi } from 'vitest';
import type { SearchParams } from '../../shared/lib/search-params';
import {
  asking,
  cleared,
  inView,
  linkTo,
  onPage,
  opened,
  readQuestion,
  storyOf,
  toggled,
  withFilter,
  withoutFilter,
} from './question';

test.each<[string, SearchParams, Partial<ReturnType<typeof readQuestion>>]>([
  ['empty address', {}, { filters: {}, asked: null, page: undefined, open: undefined }],
  [
    'filters alone ask nothing',
    { order: '000123', channels: 'APP' },
    { filters: { order: '000123', channels: 'APP' }, asked: null, page: undefined, open: undefined },
  ],
  [
    'q=1 asks for them',
    { order: '000123', q: '1', page: '2', open: '13' },
    { filters: { order: '000123' }, asked: { order: '000123' }, page: '2', open: 13 },
  ],
  ['q=1 without filters', { q: '1' }, { filters: {}, asked: null, page: undefined, open: undefined }],
  [
    'q holds what was asked for',
    { channels: 'APP', q: 'order=A%2BB+c&code=00' },
    { filters: { channels: 'APP' }, asked: { order: 'A+B c', code: '00' }, page: undefined, open: undefined },
  ],
  [
    'foreign keys and a broken range are left out',
    { x: '1', dateRange: 'ayer', order: '1', q: '1', open: '-1' },
    { filters: { order: '1' }, asked: { order: '1' }, page: undefined, open: undefined },
  ],
])('%s', (_name, search, question) => {
  expect(readQuestion(search)).toEqual(question);
});

test('a filter added before any query asks nothing', () => {
  expect(withFilter({}, 'order', '007')).toEqual({ order: '007' });
});

test('a new value of a type replaces the old one', () => {
  expect(withFilter({ order: '1', code: '00' }, 'order', '2')).toEqual({ order: '2', code: '00' });
});

test('a filter added after a query leaves what was asked, its page and its open row', () => {
  const search = withFilter({ order: 'A+B&c', q: '1', page: '2', open: '12' }, 'code', '00');
  expect(readQuestion(search)).toEqual({
    filters: { order: 'A+B&c', code: '00' },
    asked: { order: 'A+B&c' },
    page: '2',
    open: 12,
  });
});

test('so does a filter taken away, even the last one', () => {
  const search = withoutFilter({ order: '1', q: '1' }, 'order');
  expect(readQuestion(search)).toMatchObject({ filters: {}, asked: { order: '1' } });
  expect(readQuestion(withFilter(search, 'code', '5'))).toMatchObject({
    filters: { code: '5' },
    asked: { order: '1' },
  });
});

test('asking takes the active filters, page 1 and no open row', () => {
  const search = asking({ order: '2', q: 'order=1', page: '3', open: '20' });
  expect(search).toEqual({ order: '2', q: '1' });
});

test('clearing leaves other keys of the address alone', () => {
  expect(cleared({ order: '1', dateRange: 'x', q: '1', page: '2', open: '1', other: 'y' })).toEqual({ other: 'y' });
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

test('the story is a view of the same question', () => {
  expect(inView({ order: '7', q: '1', open: '3' }, 'historia')).toEqual({
    order: '7',
    q: '1',
    open: '3',
    view: 'historia',
  });
  expect(inView({ order: '7', view: 'historia' }, undefined)).toEqual({ order: '7' });
  expect(readQuestion({ order: '7', q: '1', view: 'historia' }).view).toBe('historia');
  expect(readQuestion({ view: 'otra' }).view).toBeUndefined();
  expect(opened({ order: '7', open: '1' }, 1)).toEqual({ order: '7', open: '1' });
});

test('the story of an order asks for it alone, from any question', () => {
  expect(storyOf({ channels: 'APP', q: '1', page: '4', open: '31' }, '000123')).toEqual({
    order: '000123',
    q: '1',
    view: 'historia',
  });
});

test('a relative range means the days up to the day of reading, until another one takes its place', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 18, 30) });
  const search = { order: '7', rango: '7d', q: '1' };
  const range = '2026-11-21_2026-11-27';
  expect(readQuestion(search).asked).toEqual({ order: '7', dateRange: range });
  expect(withoutFilter(search, 'dateRange')).toEqual({ order: '7', q: `order=7&dateRange=${range}` });
  expect(withFilter(search, 'dateRange', '2026-11-01_2026-11-02')).not.toHaveProperty('rango');
  expect(readQuestion({ rango: 'x' }).filters).toEqual({});
  expect(cleared(search)).toEqual({});
});

test('a link holds what the table shows, its dates as wished', () => {
  const search = {
    channels: 'APP',
    q: 'order=000123&dateRange=2026-11-21_2026-11-27',
    page: '2',
    open: '13',
    view: 'historia',
    x: 'y',
  };
  const place = { order: '000123', q: '1', page: '2', open: '13', view: 'historia' };
  expect(linkTo(search, 'fixed')).toEqual({ ...place, dateRange: '2026-11-21_2026-11-27' });
  expect(linkTo(search, 'relative')).toEqual({ ...place, rango: '7d' });
  expect(linkTo({ order: '7' }, 'relative')).toEqual({ order: '7' });
});

afterEach(() => {
  vi.useRealTimers();
});
