import { expect, test } from 'vitest';
import { parseGroups } from '../api/alert';
import { freshOf, settled } from './settled';

const answer = (groups: Record<string, string[]>) =>
  parseGroups(
    {
      total: 1,
      data: Object.entries(groups).map(([source, ids]) => ({ source, alerts: ids.map((alertId) => ({ alertId })) })),
    },
    { page: 1, size: 25 },
  );
const idsOf = ({ groups }: { groups: ReturnType<typeof answer>['groups'] | readonly unknown[] }) =>
  (groups as ReturnType<typeof answer>['groups']).map(({ source, alerts }) => [source, alerts.map((a) => a.alertId)]);

test.each([
  [
    'what is new waits, also a new source',
    { a: ['1', '2'], b: ['3'] },
    { c: ['9'], b: ['3'], a: ['8', '1', '2'] },
    [
      ['a', ['1', '2']],
      ['b', ['3']],
    ],
    2,
  ],
  [
    'what has left goes, and the source with its last one',
    { a: ['1', '2'], b: ['3'] },
    { a: ['2'] },
    [['a', ['2']]],
    0,
  ],
])('%s (spec 21.2)', (_name, before, now, stand, fresh) => {
  const shown = settled({ key: '', groups: answer(before).groups }, answer(now));
  expect(idsOf(shown)).toEqual(stand);
  expect(freshOf(shown.groups, answer(now).groups)).toBe(fresh);
});
