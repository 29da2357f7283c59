import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionCleared, useSession } from '~/session/session-store';
import { configureClient } from '~/shared/api/client';
import { network } from '~/testing/page-network';
import { decryptPassword } from '../../../../mocks/accounts/decrypt';
import { sessionAnswer, signInLucia } from '../login/sign-in.fixture';
import { answerChange, fillForm, NEXT, openForm } from './password-form.fixture';

beforeEach(() => {
  configureClient({
    token: () => useSession.getState().user?.token,
    onFailure: () => undefined,
    onAnswer: () => undefined,
  });
  signInLucia();
});
afterEach(sessionCleared);

test('its fields invite a password manager, each can be shown', async () => {
  const { current, next, confirmation, getByRole } = await openForm();
  await expect.element(current).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(next).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(confirmation).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue('lucia.mora@example.mx');
  const eyes = getByRole('button', { name: 'Mostrar contraseña' });
  expect(eyes.elements()).toHaveLength(3);
  await eyes.nth(1).click();
  await expect.element(next).toHaveAttribute('type', 'text');
  await expect.element(current).toHaveAttribute('type', 'password');
});

test('the rules are ticked while one types, in words, and open the button', async () => {
  const { current, next, confirmation, change, rule, getByText } = await openForm();
  await expect.element(change).toBeDisabled();
  await expect.element(getByText('0 de 4')).toBeVisible();
  await current.fill('Vieja#2026');
  await next.fill('corta');
  await expect.element(rule('Al menos 12 caracteres')).toHaveTextContent('Falta');
  await expect.element(rule('Distinta de la actual')).toHaveTextContent('Cumple');
  await next.fill(NEXT);
  await expect.element(rule('Al menos 12 caracteres')).toHaveTextContent('Cumple');
  await expect.element(rule('Igual a su confirmación')).toHaveTextContent('Falta');
  await expect.element(getByText('3 de 4')).toBeVisible();
  await expect.element(change).toBeDisabled();
  await confirmation.fill(NEXT);
  await expect.element(rule('Igual a su confirmación')).toHaveTextContent('Cumple');
  await expect.element(change).toBeEnabled();
  await next.fill('ñ'.repeat(59));
  await expect.element(rule('No más de 117 bytes')).toHaveTextContent('Falta');
  await expect.element(confirmation).toHaveAccessibleDescription('Las contraseñas no coinciden');
  await expect.element(change).toBeDisabled();
});

test('a field tells what is wrong once it is changed or left, and no other does', async () => {
  const { current, next, confirmation } = await openForm();
  await next.fill('corta');
  await expect.element(next).toHaveAccessibleDescription('Usa al menos 12 caracteres');
  await expect.element(current).not.toHaveAccessibleDescription();
  await current.click();
  await next.click();
  await expect.element(current).toHaveAccessibleDescription('Completa este campo');
  await next.fill(NEXT);
  await expect.element(next).toHaveAccessibleDescription('Correcto');
  await expect.element(confirmation).not.toHaveAccessibleDescription();
});

test('Enter with a mistake sends nothing and leads to the first one', async () => {
  const sent = answerChange();
  const { current, next, confirmation } = await openForm();
  await current.fill('Vieja#2026');
  await confirmation.fill('otra');
  await userEvent.keyboard('{Enter}');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAccessibleDescription('Completa este campo');
  await expect.element(confirmation).toHaveAccessibleDescription('Las contraseñas no coinciden');
  expect(sent).toEqual([]);
});

test('values that a password manager writes without events count', async () => {
  const sent = answerChange();
  const { change, getByText } = await openForm();
  for (const [name, value] of Object.entries({ current: 'Vieja#2026', next: NEXT, confirmation: NEXT })) {
    const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input) input.value = value;
  }
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.element(change).toBeEnabled();
  await change.click();
  await expect.element(getByText('Tu contraseña se actualizó.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

describe('success', () => {
  test('both passwords travel encrypted, the form is blank again and a notice tells', async () => {
    const sent = answerChange();
    const { change, current, next, confirmation, getByText } = await fillForm();
    await change.click();
    await expect.element(getByText('Tu contraseña se actualizó.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.authorization).toBe('Bearer token-de-prueba');
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['authorization', 'currentPassword', 'newPassword']);
    expect(await decryptPassword(sent[0]?.currentPassword)).toBe('Vieja#2026');
    expect(await decryptPassword(sent[0]?.newPassword)).toBe(NEXT);
    for (const field of [current, next, confirmation]) await expect.element(field).toHaveValue('');
    await expect.element(change).toBeDisabled();
    await expect.element(next).not.toHaveAccessibleDescription();
    expect(useSession.getState().user?.token).toBe('token-de-prueba');
  });

  test('the answered session user is taken', async () => {
    answerChange(() => HttpResponse.json({ ...sessionAnswer, job: 'Jefa', token: 'token-2' }));
    const { change, getByText } = await fillForm();
    await change.click();
    await expect.element(getByText('Jefa')).toBeVisible();
    expect(useSession.getState().user?.token).toBe('token-2');
  });

  test('the flag falls, the rest of the account appears and the notice is not lost', async () => {
    signInLucia({ changePassword: true });
    answerChange();
    const { change, getByText, getByRole } = await fillForm();
    await change.click();
    await expect.element(getByRole('region', { name: 'Preferencias' })).toBeVisible();
    await expect.element(getByText('Tu contraseña se actualizó.')).toBeVisible();
    expect(useSession.getState().user?.changePassword).toBe(false);
  });

  test('two clicks and a submit in one tick are one call', async () => {
    const sent = answerChange();
    const { change, getByText } = await fillForm();
    const button = change.element() as HTMLButtonElement;
    button.click();
    button.click();
    button.form?.requestSubmit();
    await expect.element(getByText('Tu contraseña se actualizó.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('who signed out meanwhile stays signed out', async () => {
    const sent = answerChange(() => {
      sessionCleared();
      return HttpResponse.json(sessionAnswer);
    });
    const { change } = await fillForm();
    await change.click();
    await expect.poll(() => sent.length).toBe(1);
    await network.settled();
    expect(useSession.getState().user).toBeNull();
  });
});
