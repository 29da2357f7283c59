import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { decryptPassword } from '../../../../mocks/accounts/decrypt';
import { answerAuth, fillLogin, openLogin, signedIn } from './login.fixture';

beforeEach(sessionCleared);
afterEach(sessionCleared);

test('the screen carries its texts, and its fields invite a password manager', async () => {
  const { getByRole, getByText, user, password, enter } = await openLogin();
  await expect.element(getByRole('heading', { level: 1, name: 'Hola, Inicia Sesión' })).toBeVisible();
  await expect.element(getByText('Consola de operación de pagos')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Olvidé la contraseña' })).toBeVisible();
  await expect.element(user).toHaveAttribute('autocomplete', 'username');
  await expect.element(user).toHaveAttribute('name', 'email');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password).toHaveAttribute('name', 'password');
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(enter).toBeDisabled();
});

// Before the tests that focus a field: a page loads a module once.
test('nothing of the cipher is loaded before the form is touched', async () => {
  const ciphers = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/cipher/rsa.ts'));
  performance.clearResourceTimings();
  const { user } = await openLogin();
  expect(ciphers()).toEqual([]);
  (user.element() as HTMLInputElement).focus();
  await expect.poll(() => ciphers().length).toBe(1);
});

describe('validation', () => {
  test.each([
    ['lucia.mora@', 'Ingresa un correo electrónico válido'],
    ['lucia mora@example.mx', 'Ingresa un correo electrónico válido'],
    ['   ', 'Completa este campo'],
  ])('on change: %j', async (typed, message) => {
    const { user, enter } = await openLogin();
    await user.fill(typed);
    await expect.element(user).toHaveAccessibleDescription(message);
    await expect.element(user).toHaveAttribute('aria-invalid', 'true');
    await expect.element(enter).toBeDisabled();
    await user.fill('lucia.mora@example.mx');
    await expect.element(user).toHaveAccessibleDescription('Correcto');
    await expect.element(user).toHaveAttribute('aria-invalid', 'false');
  });

  test('on blur', async () => {
    const { user, password } = await openLogin();
    await user.click();
    await password.click();
    await expect.element(user).toHaveAccessibleDescription('Completa este campo');
    await expect.element(password).not.toHaveAccessibleDescription();
    await user.click();
    await expect.element(password).toHaveAccessibleDescription('Completa este campo');
  });

  test('what was changed and is right is shown as right, what was refused is not', async () => {
    answerAuth(() => new HttpResponse(null, { status: 401 }));
    const { user, password, enter, getByRole } = await fillLogin();
    await expect.element(user).toHaveAccessibleDescription('Correcto');
    await expect.element(password).toHaveAccessibleDescription('Correcto');
    await enter.click();
    await expect.element(getByRole('alert')).toBeVisible();
    await expect.element(user).not.toHaveAccessibleDescription();
    await expect.element(password).not.toHaveAccessibleDescription();
  });

  test('on submit, every field at once, and nothing is sent', async () => {
    const sent = answerAuth();
    const { user, password } = await openLogin();
    await user.fill('lucia');
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveAccessibleDescription('Completa este campo');
    await expect.element(user).toHaveAccessibleDescription('Ingresa un correo electrónico válido');
    expect(sent).toEqual([]);
  });

  test('a password of more than 117 bytes is told before anything is sent', async () => {
    const sent = answerAuth();
    const { user, password, enter } = await openLogin();
    await user.fill('lucia.mora@example.mx');
    await password.fill('ñ'.repeat(59));
    await expect.element(password).toHaveAccessibleDescription('La contraseña es demasiado larga');
    await expect.element(enter).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await password.fill('ñ'.repeat(58));
    await enter.click();
    await signedIn();
    expect(await Promise.all(sent.map(({ password: hex }) => decryptPassword(hex)))).toEqual(['ñ'.repeat(58)]);
  });
});

describe('focus on submit', () => {
  test.each([
    ['', 'x', 'user'],
    ['lucia', '', 'user'],
    ['lucia.mora@example.mx', '', 'password'],
  ] as const)('with %j and %j it goes to the first mistake, %s', async (email, secret, first) => {
    const login = await openLogin();
    await login.user.fill(email);
    await login.password.fill(secret);
    (first === 'user' ? login.password : login.user).element().closest('form')?.requestSubmit();
    await expect.element(login[first]).toHaveFocus();
  });
});

test('the password can be shown and hidden, which changes nothing else', async () => {
  const { password, getByRole } = await fillLogin();
  await getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('Clave-2026');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
  await expect.element(password).toHaveValue('Clave-2026');
});
