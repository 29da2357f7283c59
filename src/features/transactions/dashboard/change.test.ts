import { expect, test } from 'vitest';
import { type ChangeRule, changeOf } from './change';

const up: ChangeRule = { unit: 'percent', good: 'up' };
const down: ChangeRule = { unit: 'percent', good: 'down' };

test.each<[string, number | null, number | null, ChangeRule, unknown[] | null]>([
  ['more of what is good', 1082, 1000, up, ['+8.2 %', 'up', 'better']],
  ['less of what is good', 918, 1000, up, ['−8.2 %', 'down', 'worse']],
  ['more refunds', 1500, 1000, down, ['+50.0 %', 'up', 'worse']],
  ['fewer refunds', 500, 1000, down, ['−50.0 %', 'down', 'better']],
  ['more of what is neither', 2, 1, { unit: 'percent', good: 'none' }, ['+100.0 %', 'up', 'neutral']],
  ['a lower rate', 0.902, 0.914, { unit: 'points', good: 'up' }, ['−1.2 pts', 'down', 'worse']],
  ['five more to review', 17, 12, { unit: 'count', good: 'down' }, ['+5', 'up', 'worse']],
  ['more than a thousandfold', 123_450, 100, up, ['+123,350.0 %', 'up', 'better']],
  ['the same', 7, 7, up, ['Sin cambio', 'same', 'neutral']],
  ['nothing, as before', 0, 0, up, ['Sin cambio', 'same', 'neutral']],
  ['too little to be written', 100_001, 100_000, up, ['< +0.1 %', 'up', 'better']],
  ['too little less', 99_999, 100_000, up, ['> −0.1 %', 'down', 'worse']],
  ['two declines among many', 0.9996, 1, { unit: 'points', good: 'up' }, ['> −0.1 pts', 'down', 'worse']],
  ['almost nothing left', 3, 10_000, up, ['< −99.9 %', 'down', 'worse']],
  ['nothing left', 0, 10_000, up, ['−100.0 %', 'down', 'worse']],
  ['less of a negative balance', -500, -1000, up, ['+50.0 %', 'up', 'better']],
  ['more of a negative balance', -1500, -1000, up, ['−50.0 %', 'down', 'worse']],
  ['something after nothing', 5, 0, up, null],
  ['a count after nothing', 5, 0, { unit: 'count', good: 'down' }, ['+5', 'up', 'worse']],
  ['no metric now', null, 5, up, null],
  ['no metric before', 5, null, up, null],
])('%s', (_what, now, before, rule, expected) => {
  const change = changeOf(now, before, rule);
  expect(change && [change.text, change.direction, change.verdict]).toEqual(expected);
});
