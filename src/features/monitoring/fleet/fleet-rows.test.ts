import { expect, test } from 'vitest';
import type { Level } from '../health/level-badge';
import { byLevel, type FleetRow, inBlocks, nextSlice, worstFirst } from './fleet-rows';

const row = (name: string, level: Level, findings = 0): FleetRow => ({
  ...{ name, level, note: '', at: 1 },
  seen: {
    report: {},
    assessment: { level: 'degraded', findings: Array(findings), hints: [] },
  } as unknown as FleetRow['seen'],
});
const namesOf = (rows: readonly FleetRow[]) => rows.map(({ name }) => name).join(' ');

test('worst first, then more findings, then the order of the list; only levels that occur', () => {
  const groups = byLevel([
    row('a', 'well'),
    row('b', 'degraded', 1),
    row('c', 'pending'),
    row('d', 'degraded', 2),
    row('e', 'down'),
    row('f', 'degraded', 1),
  ]);
  expect(groups.map(([level]) => level)).toEqual(['down', 'degraded', 'pending', 'well']);
  expect(namesOf(worstFirst(groups))).toBe('e d b f c a');
});

test('blocks keep the order, and a row that gets better or worse leaves the others where they are', () => {
  const fleet = Array.from({ length: 50 }, (_, index) => row(`s${index}`, index % 10 === 0 ? 'degraded' : 'well'));
  const blocks = (rows: readonly FleetRow[]) => inBlocks(rows).map(([key, block]) => `${key}: ${namesOf(block)}`);
  const before = blocks([...fleet, row('found', 'degraded', 1)]);
  expect(before.map((block) => block.split(':')[0])).toEqual([
    ...['degraded found', 'degraded 0', 'degraded 1', 'degraded 2'],
    ...['well 0', 'well 1', 'well 2'],
  ]);
  expect(inBlocks(fleet).flatMap(([, block]) => block)).toEqual(worstFirst(byLevel(fleet)));
  const after = blocks([...fleet.with(1, row('s1', 'degraded')), row('found', 'degraded', 1)]);
  expect(after.filter((block) => !before.includes(block)).map((block) => block.split(':')[0])).toEqual([
    'degraded 0',
    'well 0',
  ]);
});

test('a slice takes so many changed rows and no more, until all are there', () => {
  const before = ['a', 'b', 'c', 'd', 'e'].map((name) => row(name, 'pending'));
  const [a, , c] = before as [FleetRow, FleetRow, FleetRow];
  const wanted = [a, row('b', 'well'), c, row('d', 'well'), row('e', 'well')];
  const levelsOf = (rows: readonly FleetRow[]) => rows.map(({ level }) => level[0]).join('');
  const first = nextSlice(before, wanted, 2);
  expect(levelsOf(first)).toBe('pwpwp');
  expect(nextSlice(first, wanted, 2)).toEqual(wanted);
});

test('rows that are new come at once, and those that are gone go', () => {
  const shown = [row('a', 'well'), row('b', 'well')];
  expect(namesOf(nextSlice(shown, [row('c', 'pending'), row('b', 'well'), row('d', 'pending')], 0))).toBe('c b d');
});
