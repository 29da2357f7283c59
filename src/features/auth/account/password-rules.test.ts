import { describe, expect, test } from 'vitest';
import { passwordErrors, passwordRules } from './password-rules';

const values = (current: string, next: string, confirmation: string) => ({ current, next, confirmation });
const met = (...typed: [string, string, string]) =>
  passwordRules(values(...typed))
    .filter((rule) => rule.met)
    .map(({ id }) => id);

describe('passwordRules', () => {
  test.each<[what: string, current: string, next: string, confirmation: string, expected: string[]]>([
    ['nothing typed', '', '', '', []],
    ['only the current one', 'vieja', '', '', []],
    ['eleven characters', 'vieja', 'abcdefghijk', '', ['different', 'bytes']],
    ['twelve characters', 'vieja', 'abcdefghijkl', '', ['length', 'different', 'bytes']],
    ['twelve signs of two units each', 'vieja', '😀'.repeat(12), '', ['length', 'different', 'bytes']],
    ['eleven signs of two units each', 'vieja', '😀'.repeat(11), '', ['different', 'bytes']],
    ['the same as the current one', 'abcdefghijkl', 'abcdefghijkl', '', ['length', 'bytes']],
    ['another letter case', 'abcdefghijkl', 'Abcdefghijkl', '', ['length', 'different', 'bytes']],
    ['117 bytes', 'vieja', 'x'.repeat(117), '', ['length', 'different', 'bytes']],
    ['118 bytes', 'vieja', 'x'.repeat(118), '', ['length', 'different']],
    ['58 letters of two bytes', 'vieja', 'ñ'.repeat(58), '', ['length', 'different', 'bytes']],
    ['59 letters of two bytes', 'vieja', 'ñ'.repeat(59), '', ['length', 'different']],
    ['confirmed', 'vieja', 'abcdefghijkl', 'abcdefghijkl', ['length', 'different', 'bytes', 'equal']],
    ['confirmed but for a space', 'vieja', 'abcdefghijkl', 'abcdefghijkl ', ['length', 'different', 'bytes']],
  ])('%s', (_what, current, next, confirmation, expected) => {
    expect(met(current, next, confirmation)).toEqual(expected);
  });

  test('are told in these words', () => {
    expect(passwordRules(values('', '', '')).map(({ text }) => text)).toEqual([
      'Al menos 12 caracteres',
      'Distinta de la actual',
      'No más de 117 bytes (ñ y vocales con acento ocupan 2)',
      'Igual a su confirmación',
    ]);
  });
});

describe('passwordErrors', () => {
  const long = 'abcdefghijkl';
  test.each<[current: string, next: string, confirmation: string, expected: object]>([
    ['', '', '', { current: 'Completa este campo', next: 'Completa este campo', confirmation: 'Completa este campo' }],
    ['vieja', 'corta', 'corta', { next: 'Usa al menos 12 caracteres' }],
    [long, long, long, { next: 'Debe ser distinta de la actual' }],
    ['vieja', 'ñ'.repeat(59), 'ñ'.repeat(59), { next: 'La contraseña es demasiado larga' }],
    ['ñ'.repeat(59), long, long, { current: 'La contraseña es demasiado larga' }],
    ['vieja', long, 'otra', { confirmation: 'Las contraseñas no coinciden' }],
    ['vieja', '', 'otra', { next: 'Completa este campo', confirmation: 'Las contraseñas no coinciden' }],
    ['vieja', long, long, {}],
    [' ', `${long} `, `${long} `, {}],
  ])('%j, %j, %j', (current, next, confirmation, expected) => {
    expect(passwordErrors(values(current, next, confirmation))).toEqual(expected);
  });
});
