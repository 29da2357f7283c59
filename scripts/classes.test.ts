import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WHATEVER_IS_INSIDE = /(?<=[\s'"`])(?:[\w-]+:)*(?:\*{1,2}:|(?:space|divide)-[xy])[\w-]*/g;

test('no class styles whatever stands in its element: such a rule is tried on every element that is drawn', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(WHATEVER_IS_INSIDE) ?? []);
  expect(found).toEqual([]);
});
