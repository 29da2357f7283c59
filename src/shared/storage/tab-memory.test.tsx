import { expect, test } from 'vitest';
import { forgetTab, keepInTab, recallInTab } from './tab-memory';

test('what a tab keeps is there until it is forgotten, name by name', () => {
  keepInTab('draft', { value: 'ORD-00012' });
  keepInTab('other', 1);
  expect(recallInTab('draft')).toEqual({ value: 'ORD-00012' });
  keepInTab('draft', undefined);
  expect([recallInTab('draft'), recallInTab('other')]).toEqual([undefined, 1]);
  forgetTab();
  expect(recallInTab('other')).toBeUndefined();
});

test.each(['', '{', 'null', '[1]', '"x"', '3'])('junk in its place (%j) counts as nothing, and is replaced', (junk) => {
  window.sessionStorage.setItem('atalaya.tab', junk);
  expect(recallInTab('draft')).toBeUndefined();
  expect(recallInTab('toString')).toBeUndefined();
  keepInTab('draft', 'x');
  expect(recallInTab('draft')).toBe('x');
});
