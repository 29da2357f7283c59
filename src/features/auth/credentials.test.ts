import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkLogin, checkRecovery, type LoginValues } from './credentials';

function firstMessages(values: Partial<LoginValues>): Record<string, string> {
  const { errors } = checkLogin(values);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message ?? '']));
}

describe('e-mail', () => {
  test.each<[typed: string, sent: string]>([
    ['soporte+noche@example.mx', 'soporte+noche@example.mx'],
    ['LUCIA.MORA@EXAMPLE.MX', 'LUCIA.MORA@EXAMPLE.MX'],
    ["d'angelo@correo.norte.example.mx", "d'angelo@correo.norte.example.mx"],
    ['  lucia.mora@example.mx\t', 'lucia.mora@example.mx'],
    ['lucia_mora-2@example-norte.mx', 'lucia_mora-2@example-norte.mx'],
    ['\ufefflucia.mora@exam\u00adple.mx', 'lucia.mora@example.mx'],
    ['lucia.mora\u200b@\u2060example.mx \u200e', 'lucia.mora@example.mx'],
    ['lucia.mora@example.mx\u00a0', 'lucia.mora@example.mx'],
    ['lucia.mora@\u00a0example\u202f.mx', 'lucia.mora@example.mx'],
  ])('%j is valid', (typed, sent) => {
    expect(checkRecovery({ email: typed })).toEqual({ values: { email: sent }, errors: {} });
    expect(z.email().safeParse(sent).success).toBe(true);
  });

  test.each([
    'lucia.mora',
    'lucia.mora@',
    '@example.mx',
    'lucia mora@example.mx',
    'lucia@@example.mx',
    'lucia..mora@example.mx',
    'lucia@example',
    'lucia@example.mx,otra@example.mx',
  ])('%j is not', (typed) => {
    expect(firstMessages({ email: typed, password: 'x' })).toEqual({ email: 'Ingresa un correo electrónico válido' });
    expect(z.email().safeParse(typed).success).toBe(false);
  });

  test.each(['', '   ', '\u200b\u00a0'])('%j is missing', (typed) => {
    expect(firstMessages({ email: typed, password: 'x' })).toEqual({ email: 'Completa este campo' });
  });
});

describe('password', () => {
  const email = 'lucia.mora@example.mx';

  test.each(['x', ' ', '  clave ', 'y'.repeat(117), 'ñ'.repeat(58), '😀'.repeat(29)])(
    '%j is taken as typed',
    (typed) => {
      expect(checkLogin({ email, password: typed })).toEqual({ values: { email, password: typed }, errors: {} });
    },
  );

  test.each(['y'.repeat(118), 'ñ'.repeat(59), '€'.repeat(40), '😀'.repeat(30)])('%j is too long', (typed) => {
    expect(firstMessages({ email, password: typed })).toEqual({ password: 'La contraseña es demasiado larga' });
  });

  test('fields that nobody has written to yet are missing', () => {
    expect(firstMessages({})).toEqual({ email: 'Completa este campo', password: 'Completa este campo' });
  });

  test('an empty one is missing', () => {
    expect(firstMessages({ email, password: '' })).toEqual({ password: 'Completa este campo' });
  });
});
