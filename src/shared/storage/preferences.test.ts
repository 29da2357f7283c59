import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { changePreferences, PREFERENCES_KEY, readPreferences, restorePreferences } from './preferences';
import { readStored, removeStored, writeStored } from './storage';

afterEach(() => removeStored(PREFERENCES_KEY));

const defaults = {
  theme: 'system',
  navOpen: true,
  density: 'comfortable',
  startScreen: '/dashboard',
  refreshSeconds: 0,
  hourFormat: 12,
  csvForm: 'excel',
};
const chosen = {
  theme: 'dark',
  navOpen: false,
  density: 'compact',
  startScreen: '/logs',
  refreshSeconds: 30,
  hourFormat: 24,
  csvForm: 'exact',
} as const;

test.each<[string | null, object]>([
  [null, defaults],
  ['', defaults],
  ['{', defaults],
  ['undefined', defaults],
  ['null', defaults],
  ['7', defaults],
  ['"dark"', defaults],
  ['["dark"]', defaults],
  ['{"theme":"sepia","navOpen":"no"}', defaults],
  ['{"theme":["dark"],"navOpen":0}', defaults],
  ['{"theme":"dark"}', { ...defaults, theme: 'dark' }],
  ['{"navOpen":false}', { ...defaults, navOpen: false }],
  ['{"theme":"light","navOpen":false,"more":1}', { ...defaults, theme: 'light', navOpen: false }],
  ['{"density":"tiny","startScreen":7,"refreshSeconds":7,"hourFormat":"24"}', defaults],
  ['{"density":null,"startScreen":null,"refreshSeconds":"30","hourFormat":[24]}', defaults],
  [JSON.stringify(chosen), chosen],
  [JSON.stringify({ version: 1, value: chosen }), chosen],
  [JSON.stringify({ version: 2, value: chosen }), defaults],
  ['{"version":1,"value":null}', defaults],
  ['{"__proto__":{"theme":"dark"}}', defaults],
])('the text %j reads as %j', (text, expected) => {
  if (text !== null) writeStored(PREFERENCES_KEY, text);
  expect(readPreferences()).toEqual(expected);
});

test('a change keeps the other preference, and replaces junk', () => {
  writeStored(PREFERENCES_KEY, '{');
  changePreferences({ navOpen: false });
  changePreferences({ theme: 'dark' });
  expect(readPreferences()).toEqual({ ...defaults, theme: 'dark', navOpen: false });
});

test('restoring takes every choice back and leaves the side menu alone', () => {
  changePreferences(chosen);
  restorePreferences();
  expect(readPreferences()).toEqual({ ...defaults, navOpen: false });
});

test('the same object is answered until something changes, here or behind its back', () => {
  const before = readPreferences();
  expect(readPreferences()).toBe(before);
  changePreferences({ density: 'compact' });
  expect(readPreferences()).not.toBe(before);
  removeStored(PREFERENCES_KEY);
  expect(readPreferences()).toEqual(defaults);
});

describe('the script that runs before the first paint', () => {
  const source = readFileSync('src/app/start/theme.js', 'utf8');

  function shownAfter(getItem: (key: string) => string | null): { theme?: string; density?: string } {
    const document = { documentElement: { dataset: {} } };
    new Function('localStorage', 'document', source)({ getItem }, document);
    return document.documentElement.dataset;
  }

  test('is tiny', () => {
    expect(new TextEncoder().encode(source).length).toBeLessThan(500);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"theme":"sepia"}',
    '{"theme":"system"}',
    '{"theme":"dark"}',
    '{"theme":"light"}',
    '{"theme":"dark","density":"compact"}',
    '{"density":"comfortable"}',
    '{"density":"tiny"}',
    '{"version":1,"value":{"theme":"dark","density":"compact"}}',
    '{"version":1,"value":null}',
    '{"version":1,"theme":"dark"}',
    '{"version":2,"value":{"theme":"dark"}}',
    '{"version":2,"theme":"dark","value":{}}',
  ])('agrees with the preferences on %j', (text) => {
    if (text !== null) writeStored(PREFERENCES_KEY, text);
    const { theme, density } = readPreferences();
    const shown = shownAfter((key) => (key === PREFERENCES_KEY ? text : null));
    expect(shown.theme).toBe(theme === 'system' ? undefined : theme);
    expect(shown.density).toBe(density === 'compact' ? 'compact' : undefined);
  });

  test('survives blocked storage', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(shownAfter(blocked)).toEqual({});
  });
});

test('what only another version of the console understands is still there after a change', () => {
  writeStored(PREFERENCES_KEY, '{"version":1,"value":{"theme":"sepia","sound":true,"density":"compact"}}');
  changePreferences({ hourFormat: 24 });
  expect(JSON.parse(readStored(PREFERENCES_KEY) ?? '').value).toEqual({
    theme: 'sepia',
    sound: true,
    density: 'compact',
    hourFormat: 24,
  });
});
