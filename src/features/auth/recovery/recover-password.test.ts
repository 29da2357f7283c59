import { expect, test, vi } from 'vitest';
import { temporaryPassword } from './recover-password';

test('ten symbols out of letters, digits and @ # $ _', () => {
  for (let count = 0; count < 2000; count += 1) expect(temporaryPassword()).toMatch(/^[A-Za-z0-9@#$_]{10}$/);
});

test('all 66 symbols are equally likely', () => {
  const counts = new Map<string, number>();
  const passwords = 6600;
  for (let count = 0; count < passwords; count += 1) {
    for (const symbol of temporaryPassword()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  expect(counts.size).toBe(66);
  const expected = (passwords * 10) / 66;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 65 degrees of freedom: a fair source passes 140 less than once in a million runs; byte % 66 gives about 500.
  expect(chiSquare).toBeLessThan(140);
});

test('bytes past the last full turn of the alphabet are drawn again', () => {
  const bytes = [255, 198, 0, 197, ...Array.from({ length: 8 }, () => 25)];
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
    return array;
  });
  expect(temporaryPassword()).toBe('A_ZZZZZZZZ');
  expect(bytes).toEqual([]);
  draw.mockRestore();
});
