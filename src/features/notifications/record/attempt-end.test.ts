import { expect, test } from 'vitest';
import type { Attempt } from '../api/notification';
import { isTaken } from './attempt-end';

const attempt = (outcome: string, httpStatus: number | null) => ({ outcome, httpStatus }) as Attempt;

test.each([
  ['ANSWERED', 204, 'DELIVERED', true],
  ['ANSWERED', 503, 'RETRYING', false],
  ['TIMEOUT', null, 'RETRYING', false],
  ['ANSWERED', null, 'SENT', true],
  ['ANSWERED', null, 'FAILED', false],
  ['ANSWERED', null, 'CANCELLED', false],
])('a last attempt that is %s with %s, of a delivery that is %s: taken %s', (outcome, code, status, taken) => {
  const last = attempt(outcome, code);
  expect(isTaken(last, { attempts: [last], status })).toBe(taken);
});

test('what came before the last one of a letter says nothing of it', () => {
  const [last, before] = [attempt('ANSWERED', null), attempt('ANSWERED', null)];
  expect(isTaken(before, { attempts: [last, before], status: 'FAILED' })).toBe(true);
});
