import { expect, test } from 'vitest';
import { mayReload } from './recovery';

test('the page may reload itself once a minute, whatever the clock does', () => {
  const start = 1_795_816_724_000;
  expect(mayReload(start)).toBe(true);
  expect(mayReload(start)).toBe(false);
  expect(mayReload(start + 59_999)).toBe(false);
  expect(mayReload(start - 30_000)).toBe(false);
  expect(mayReload(start + 60_000)).toBe(true);
  expect(mayReload(start + 60_001)).toBe(false);
});
