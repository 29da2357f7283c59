import { expect, test } from 'vitest';
import { ageText, attemptText, dueAt, isStale } from './freshness';

test.each([
  [-5000, 'hace 0 s'],
  [0, 'hace 0 s'],
  [6999, 'hace 6 s'],
  [59_999, 'hace 59 s'],
  [60_000, 'hace 1 min'],
  [3_599_000, 'hace 59 min'],
  [3_600_000, 'hace 1 h'],
  [86_399_000, 'hace 23 h'],
  [200_000_000, 'hace 2 d'],
])('an age of %i ms reads %s', (age, text) => {
  expect(ageText(age)).toBe(text);
});

test.each([
  [5, 0, 6000],
  [5, 2, 6000],
  [5, 3, 61_000],
  [60, 9, 61_000],
])('every %i s after %i failures in a row: due at %i', (seconds, failures, due) => {
  expect(dueAt(1000, seconds, failures)).toBe(due);
});

test.each([
  [{ age: 9000, seconds: 5 }, false],
  [{ age: 11_000, seconds: 5 }, false],
  [{ age: 12_000, seconds: 5 }, true],
  [{ age: 3_600_000, seconds: 0 }, false],
])('%j is stale: %s', (freshness, expected) => {
  expect(isStale(freshness)).toBe(expected);
});

test.each([
  [1, 'Intento 1 de 3.'],
  [2, 'Intento 2 de 3.'],
  [7, 'Intento 3 de 3.'],
])('attempt %i', (attempt, text) => {
  expect(attemptText(attempt)).toBe(text);
});
