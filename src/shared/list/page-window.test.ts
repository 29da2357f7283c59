import { expect, test } from 'vitest';
import { clampPage, pageCount, pageWindow } from './page-window';

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
  [95, 10],
  [20_000, 2000],
])('%i entries make %i pages of ten', (total, pages) => {
  expect(pageCount(total, 10)).toBe(pages);
});

test.each([
  [undefined, 3, 1],
  ['1', 3, 1],
  ['2', 3, 2],
  ['3', 3, 3],
  ['4', 3, 3],
  ['99999', 10, 10],
  ['0', 3, 1],
  ['-1', 3, 1],
  ['1.5', 3, 1],
  ['dos', 3, 1],
  ['', 3, 1],
  ['2', 0, 1],
])('page %s of %i is page %i', (wanted, pages, page) => {
  expect(clampPage(wanted, pages)).toBe(page);
});

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [6, 10, [1, 'gap', 5, 6, 7, 'gap', 10]],
  [7, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  [10, 10, [1, 'gap', 6, 7, 8, 9, 10]],
  [1000, 2000, [1, 'gap', 999, 1000, 1001, 'gap', 2000]],
])('around page %i of %i', (page, pages, items) => {
  expect(pageWindow(page, pages)).toEqual(items);
});

test('a long list always offers the same number of items, without repeats', () => {
  for (let page = 1; page <= 50; page += 1) {
    const items = pageWindow(page, 50);
    const numbers = items.filter((item) => item !== 'gap');
    expect(items).toHaveLength(7);
    expect(items).toContain(page);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
