import { describe, expect, test } from 'vitest';
import { loginSchema, recoverySchema } from './credentials';

function firstMessages(values: unknown): Record<string, string> {
  const { error } = loginSchema.safeParse(values);
  const messages: Record<string, string> = {};
  for (const issue of error?.issues ?? []) messages[String(issue.path[0])] ??= issue.message;
  return messages;
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
    expect(recoverySchema.parse({ email: typed }).email).toBe(sent);
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
      expect(loginSchema.parse({ email, password: typed }).password).toBe(typed);
    },
  );

  test.each(['y'.repeat(118), 'ñ'.repeat(59), '€'.repeat(40), '😀'.repeat(30)])('%j is too long', (typed) => {
    expect(firstMessages({ email, password: typed })).toEqual({ password: 'La contraseña es demasiado larga' });
  });

  test('an empty one is missing', () => {
    expect(firstMessages({ email, password: '' })).toEqual({ password: 'Completa este campo' });
  });
});
