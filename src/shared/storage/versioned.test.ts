import { describe, expect, test } from 'vitest';
import { readVersioned, type Upgrade, versionedText } from './versioned';

/** Version 1 kept a word, version 2 a list of words, version 3 an object with them. */
const upgrades: Upgrade[] = [(word) => [word], (words) => ({ words })];

describe('what is kept', () => {
  test.each([
    ['a list', [1, 'dos', null]],
    ['an object', { theme: 'dark', version: 7 }],
    ['an object that looks like an envelope', { version: 9, value: 'x' }],
    ['a text', 'dos'],
    ['nothing', null],
  ])('%s comes back as it was', (_, value) => {
    expect(readVersioned(versionedText(JSON.stringify(value)))).toEqual(value);
    expect(readVersioned(versionedText(JSON.stringify(value), upgrades), upgrades)).toEqual(value);
  });

  test('carries the newest version', () => {
    expect(JSON.parse(versionedText('[]'))).toEqual({ version: 1, value: [] });
    expect(JSON.parse(versionedText('[]', upgrades))).toEqual({ version: 3, value: [] });
  });
});

describe('an older form', () => {
  test.each([
    ['without a version', '"hola"'],
    ['of version 1', '{"version":1,"value":"hola"}'],
    ['of version 2', '{"version":2,"value":["hola"]}'],
    ['of version 3', '{"version":3,"value":{"words":["hola"]}}'],
  ])('%s is brought up to the newest', (_, text) => {
    expect(readVersioned(text, upgrades)).toEqual({ words: ['hola'] });
  });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a broken text', '{"version":1,'],
  ['a version to come', '{"version":4,"value":{}}'],
  ['version 0', '{"version":0,"value":{}}'],
  ['half a version', '{"version":1.5,"value":{}}'],
  ['a version in words', '{"version":"dos","value":{}}'],
])('%s is nothing', (_, text) => {
  expect(readVersioned(text, upgrades)).toBeUndefined();
});

test('an upgrade that cannot make sense of what it finds counts as nothing kept', () => {
  const strict: Upgrade = () => {
    throw new TypeError('odd');
  };
  expect(readVersioned('{"version":1,"value":{}}', [strict])).toBeUndefined();
});
