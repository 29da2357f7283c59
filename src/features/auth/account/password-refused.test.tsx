import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionCleared, useSession } from '~/session/session-store';
import { configureClient } from '~/shared/api/client';
import { sessionAnswer, signInLucia } from '../login/sign-in.fixture';
import { answerChange, fillForm, NEXT } from './password-form.fixture';

beforeEach(() => {
  configureClient({
    token: () => useSession.getState().user?.token,
    onFailure: () => undefined,
    onAnswer: () => undefined,
  });
  signInLucia();
});
afterEach(sessionCleared);

describe('failure', () => {
  const refusal = (status: number, message: string) => () => HttpResponse.json({ status, message }, { status });

  test.each([400, 401, 403, 422])('%i: the current one is wrong, nothing typed is lost', async (status) => {
    answerChange(refusal(status, 'Current password not valid'));
    const { change, current, next, confirmation } = await fillForm();
    await change.click();
    await expect.element(current).toHaveAccessibleDescription('La contraseña actual no es correcta.');
    await expect.element(current).toHaveFocus();
    await expect.element(current).toHaveValue('Vieja#2026');
    await expect.element(next).toHaveValue(NEXT);
    await expect.element(confirmation).toHaveValue(NEXT);
    await expect.element(change).toBeEnabled();
    await current.fill('Vieja#2025');
    await expect.element(current).toHaveAccessibleDescription('Correcto');
  });

  test('a new one that the platform does not take', async () => {
    answerChange(refusal(422, 'New password was used before'));
    const { change, next, current } = await fillForm();
    await change.click();
    await expect.element(next).toHaveAccessibleDescription('La plataforma no aceptó la nueva contraseña. Elige otra.');
    await expect.element(next).toHaveFocus();
    await expect.element(current).toHaveAccessibleDescription('Correcto');
  });

  test('422 says at each field what is wrong with it', async () => {
    const fields = [
      { field: 'newPassword', message: 'Ya la usaste' },
      { field: 'currentPassword', message: 'Es temporal y ya venció' },
    ];
    answerChange(() => HttpResponse.json({ status: 422, message: 'Not valid', fields }, { status: 422 }));
    const { change, current, next, getByRole } = await fillForm();
    await change.click();
    await expect.element(current).toHaveAccessibleDescription('Es temporal y ya venció');
    await expect.element(next).toHaveAccessibleDescription('Ya la usaste');
    await expect.element(current).toHaveFocus();
    await expect.element(getByRole('alert')).not.toBeInTheDocument();
    await next.fill('Otra-clave-2028');
    await expect.element(next).toHaveAccessibleDescription('Correcto');
    await expect.element(current).toHaveAccessibleDescription('Es temporal y ya venció');
  });

  test.each<[what: string, answer: () => Response]>([
    ['500', refusal(500, 'boom')],
    ['a page of a proxy', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['a page with status 200', () => HttpResponse.html('<h1>Hola</h1>')],
    ['no network', () => HttpResponse.error()],
    ['the session of somebody else', () => HttpResponse.json({ ...sessionAnswer, email: 'otra@example.mx' })],
  ])('%s says so and keeps what was typed', async (_what, answer) => {
    answerChange(answer);
    const { change, current, next, getByRole } = await fillForm();
    await change.click();
    await expect.element(getByRole('alert')).toHaveTextContent('No se pudo cambiar la contraseña. Inténtalo de nuevo.');
    await expect.element(current).toHaveValue('Vieja#2026');
    await expect.element(next).toHaveValue(NEXT);
    expect(document.body.textContent).not.toMatch(/Bad Gateway|boom|Unexpected/);
    expect(useSession.getState().user?.email).toBe('lucia.mora@example.mx');
  });
});
