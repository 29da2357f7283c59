import { afterEach, expect, test } from 'vitest';
import { changePreferences, PREFERENCES_KEY } from '~/shared/storage/preferences';
import { removeStored } from '~/shared/storage/storage';
import { startPath } from './start-path';

afterEach(() => removeStored(PREFERENCES_KEY));

test('without a preference everybody starts with the dashboard', () => {
  expect(startPath('SOPORTE')).toBe('/dashboard');
});

test.each<[startScreen: string, role: string, expected: string]>([
  ['/logs', 'FINANZAS', '/logs'],
  ['/soporte/trazabilidad', 'SOPORTE', '/soporte/trazabilidad'],
  ['/soporte/trazabilidad', 'FINANZAS', '/dashboard'],
  ['/usuarios', 'SOPORTE', '/dashboard'],
  ['/logs', 'AUDITOR', '/logs'],
  ['/no-existe', 'ADMINISTRATOR', '/dashboard'],
  ['https://malo.example', 'ADMINISTRATOR', '/dashboard'],
  ['//malo.example', 'ADMINISTRATOR', '/dashboard'],
  ['toString', 'ADMINISTRATOR', '/dashboard'],
  ['', 'ADMINISTRATOR', '/dashboard'],
])('%s, for %s, is %s', (startScreen, role, expected) => {
  changePreferences({ startScreen });
  expect(startPath(role)).toBe(expected);
});
