import { expect, test } from 'vitest';
import { StartFault } from '../../gateway/host/start-faults.ts';
import { midnightOf } from '../../gateway/rules/mexico-time.ts';
import { readReach } from './reach.ts';

const today = midnightOf(2026, 11, 27);

test.each([
  ['1', midnightOf(2026, 10, 27)],
  [' 2 ', midnightOf(2026, 9, 27)],
  ['13', midnightOf(2025, 10, 27)],
  ['', midnightOf(2025, 10, 27)],
  [undefined, midnightOf(2025, 10, 27)],
])('%s months reach back to the same day of a month', (text, day) => {
  expect(readReach(text)(today)).toBe(day);
});

test.each(['0', '14', '1.5', '-1', 'dos'])('%s is no number of months', (text) => {
  const said = new StartFault(`ATALAYA_MONTHS debe ser un número de 1 a 13; es «${text}».`);
  expect(() => readReach(text)).toThrow(said);
});
