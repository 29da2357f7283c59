import { expect, test } from 'vitest';
import { compareVersions, mergeVersions } from './compare-versions';

const fields = ['max', 'secure', 'methods', 'min'].map((name) => ({
  name,
  label: name.toUpperCase(),
  show: (value: unknown) => String(value),
}));
const was = { max: 5000, secure: 'risk', methods: ['A', 'B'], min: 10, version: 14 };
const theirs = { ...was, max: 6500, secure: 'no', min: 20, version: 15 };
const mine = { ...was, max: 8000, secure: 'yes', methods: ['A'] };

test('what both changed is theirs against mine, what one changed is kept', () => {
  const { clashes, merged } = compareVersions(fields, was, theirs, mine);
  expect(clashes).toEqual([
    { name: 'max', label: 'MAX', was: '5000', theirs: '6500', mine: '8000' },
    { name: 'secure', label: 'SECURE', was: 'risk', theirs: 'no', mine: 'yes' },
  ]);
  expect(merged.map(({ name, whose }) => `${name} ${whose}`)).toEqual(['methods mine', 'min theirs']);
});

test.each([
  ['mine', 'theirs', { max: 8000, secure: 'no' }],
  ['theirs', 'mine', { max: 6500, secure: 'yes' }],
  ['theirs', 'theirs', { max: 6500, secure: 'no' }],
] as const)('max of %s and secure of %s', (max, secure, expected) => {
  const merged = mergeVersions(fields, { was, theirs, mine }, { max, secure });
  expect(merged).toEqual({ ...expected, methods: ['A'], min: 20, version: 15 });
});

test('what both changed alike is no clash', () => {
  const { clashes, merged } = compareVersions(fields, was, { ...was, max: 1 }, { ...was, max: 1 });
  expect([clashes.length, merged.length]).toEqual([0, 1]);
});
