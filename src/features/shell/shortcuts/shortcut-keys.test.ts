import { expect, test } from 'vitest';
import { shortcutAction } from './shortcut-keys';

test.each([
  ['d', 'SOPORTE', '/dashboard'],
  ['D', 'SOPORTE', '/dashboard'],
  ['h', 'FINANZAS', '/historial-de-operaciones'],
  ['l', 'ADMINISTRATOR', '/soporte/logs'],
  ['l', 'SOPORTE', '/soporte/logs'],
  ['l', 'TELCEL', '/logs'],
  ['l', 'AUDITOR', '/logs'],
  ['m', 'TELCEL', '/soporte/trazabilidad'],
])('g %s leads %s to %s', (key, role, path) => {
  expect(shortcutAction(key, true, role)).toEqual({ do: 'go', path });
});

test.each([
  ['m', true, 'FINANZAS'],
  ['m', true, 'AUDITOR'],
  ['d', false, 'SOPORTE'],
  ['x', true, 'SOPORTE'],
  ['toString', true, 'SOPORTE'],
  ['Enter', false, 'SOPORTE'],
])('%s (after g: %s) means nothing to %s', (key, afterG, role) => {
  expect(shortcutAction(key, afterG, role)).toBeNull();
});

test.each([
  ['?', false, 'help'],
  ['?', true, 'help'],
  ['/', false, 'filter'],
  ['g', false, 'await'],
  ['g', true, 'await'],
])('%s (after g: %s) asks to %s', (key, afterG, action) => {
  expect(shortcutAction(key, afterG, 'SOPORTE')).toEqual({ do: action });
});
