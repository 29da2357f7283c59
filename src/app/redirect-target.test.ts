import { afterEach, expect, test } from 'vitest';
import { changePreferences, PREFERENCES_KEY } from '~/shared/storage/preferences';
import { removeStored } from '~/shared/storage/storage';
import { redirectTarget, startPath } from './redirect-target';

test.each([
  ['/logs', '/logs', {}],
  ['/logs?order=00123', '/logs', { order: '00123' }],
  ['/logs?order=A%2BB%26c%3Dd%20%231&page=2', '/logs', { order: 'A+B&c=d #1', page: '2' }],
  ['/soporte/trazabilidad?server=qa%2Fcaja+01', '/soporte/trazabilidad', { server: 'qa/caja 01' }],
  ['/logs?operation=por%20qu%C3%A9?', '/logs', { operation: 'por qué?' }],
])('%s is one of ours', (wanted, to, search) => {
  expect(redirectTarget(wanted)).toEqual({ to, search });
});

test.each([
  undefined,
  '',
  '/',
  '/login',
  '/no-existe',
  '/logs/',
  '//logs',
  '/LOGS',
  'logs',
  '//malo.example/logs',
  '/\\malo.example',
  '/%2fmalo.example',
  'https://malo.example/logs',
  'https:/logs',
  'javascript:alert(1)',
  'data:text/html,x',
  '/logs#/login',
  '/logs\n',
  ' /logs',
  '/__proto__',
  '/constructor',
  'toString',
  '/．．/logs',
])('%j is nobody we open', (wanted) => {
  expect(redirectTarget(wanted)).toBeNull();
});

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
