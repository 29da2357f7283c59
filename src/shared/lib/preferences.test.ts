import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { changePreferences, PREFERENCES_KEY, readPreferences } from './preferences';
import { removeStored, writeStored } from './storage';

afterEach(() => removeStored(PREFERENCES_KEY));

const defaults = { theme: 'system', navOpen: true, refreshInterval: 0 };

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
  ['{"refreshInterval":15}', { ...defaults, refreshInterval: 15 }],
  ['{"refreshInterval":"15"}', defaults],
  ['{"refreshInterval":7}', defaults],
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

describe('the script that runs before the first paint', () => {
  const source = readFileSync('src/app/public/theme.js', 'utf8');

  function themeAfter(getItem: (key: string) => string | null): string | undefined {
    const document = { documentElement: { dataset: {} as { theme?: string } } };
    new Function('localStorage', 'document', source)({ getItem }, document);
    return document.documentElement.dataset.theme;
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
  ])('agrees with the preferences on %j', (text) => {
    if (text !== null) writeStored(PREFERENCES_KEY, text);
    const { theme } = readPreferences();
    const shown = themeAfter((key) => (key === PREFERENCES_KEY ? text : null));
    expect(shown).toBe(theme === 'system' ? undefined : theme);
  });

  test('survives blocked storage', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(themeAfter(blocked)).toBeUndefined();
  });
});
