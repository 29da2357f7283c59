import { expect, test } from 'vitest';
import { lastText } from './movement-text';

test.each<[Parameters<typeof lastText>[0]['unit'], number | null, string]>([
  ['perSecond', null, '---'],
  ['perSecond', 0, '0 /s'],
  ['perSecond', 0.004, '0.004 /s'],
  ['perSecond', 0.25, '0.25 /s'],
  ['perSecond', 1204.4, '1,204 /s'],
  ['bytesPerSecond', 0, '0 B/s'],
  ['bytesPerSecond', 0.3, '0.3 B/s'],
  ['bytesPerSecond', 15.7, '16 B/s'],
  ['bytesPerSecond', 4299161.6, '4.1 MB/s'],
  ['percent', 12.5, '12.5 %'],
  ['percent', 99.99, '> 99.9 %'],
])('%s %s reads %s', (unit, last, text) => {
  expect(lastText({ unit, points: [1, last] })).toBe(text);
});
