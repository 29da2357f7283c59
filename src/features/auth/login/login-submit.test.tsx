import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionCleared, useSession } from '~/session/session-store';
import { network } from '~/testing/page-network';
import { decryptPassword } from '../../../../mocks/accounts/decrypt';
import { answerAuth, fillLogin, signedIn } from './login.fixture';
import { sessionAnswer } from './sign-in.fixture';

beforeEach(sessionCleared);
afterEach(sessionCleared);

describe('what is sent', () => {
  test.each(['x', 'y'.repeat(117), '  con espacios  ', 'contraseña', 'ñ€😀'])('the password %j', async (secret) => {
    const sent = answerAuth();
    const { enter } = await fillLogin('  Lucia.Mora+caja@example.mx ', secret);
    await enter.click();
    await signedIn();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.email).toBe('Lucia.Mora+caja@example.mx');
    expect(sent[0]?.password).toMatch(/^[0-9A-F]{256}$/);
    expect(await decryptPassword(sent[0]?.password)).toBe(secret);
    expect(sent[0]?.authorization).toBeNull();
  });

  test('Enter in a field sends as well', async () => {
    const sent = answerAuth();
    await fillLogin();
    await userEvent.keyboard('{Enter}');
    await signedIn();
    expect(sent).toHaveLength(1);
  });

  test('the session holds what was answered', async () => {
    answerAuth();
    const { enter } = await fillLogin();
    await enter.click();
    await signedIn();
    expect(useSession.getState().user).toMatchObject({
      token: 'token-de-prueba',
      role: 'FINANZAS',
      reloadExpired: false,
    });
  });
});

test('signing in forgets how long the console lay idle before', async () => {
  window.localStorage.setItem('atalaya.activity', '1');
  answerAuth();
  const { enter } = await fillLogin();
  await enter.click();
  await signedIn();
  expect(window.localStorage.getItem('atalaya.activity')).toBeNull();
});

describe('while it is sent', () => {
  test('Entrar is disabled, and the second of two clicks in one tick sends nothing', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = answerAuth(() => held.then(() => HttpResponse.json(sessionAnswer)));
    const { enter } = await fillLogin();
    const button = enter.element() as HTMLButtonElement;
    button.click();
    button.click();
    button.form?.requestSubmit();
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(enter).toBeDisabled();
    button.form?.requestSubmit();
    release();
    await signedIn();
    expect(sent).toHaveLength(1);
  });

  test('an answer that comes after the screen has gone signs nobody in', async () => {
    let answered = false;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = answerAuth(async () => {
      await held;
      answered = true;
      return HttpResponse.json(sessionAnswer);
    });
    const { enter, unmount } = await fillLogin();
    await enter.click();
    await expect.poll(() => sent.length).toBe(1);
    await unmount();
    release();
    await expect.poll(() => answered).toBe(true);
    await network.settled();
    expect(useSession.getState().user).toBeNull();
  });
});

describe('failures', () => {
  const html = () =>
    new HttpResponse('<html><h1>502 Bad Gateway</h1></html>', {
      status: 502,
      headers: { 'Content-Type': 'text/html' },
    });

  test.each<[what: string, answer: () => Response, text: string]>([
    ['401', () => new HttpResponse(null, { status: 401 }), 'Usuario o password incorrecto'],
    [
      'the message in a 500',
      () => HttpResponse.json({ status: 500, message: 'User or password not found' }, { status: 500 }),
      'Usuario o password incorrecto',
    ],
    ['500', () => HttpResponse.json({ status: 500, message: 'boom' }, { status: 500 }), 'Error al iniciar sesión'],
    ['a page of a proxy', html, 'Error al iniciar sesión'],
    ['no network', () => HttpResponse.error(), 'Error al iniciar sesión'],
    ['a page with status 200', () => HttpResponse.html('<h1>Hola</h1>'), 'Error al iniciar sesión'],
    ['an empty answer', () => new HttpResponse(null, { status: 204 }), 'Error al iniciar sesión'],
    ['an answer without token', () => HttpResponse.json({ ...sessionAnswer, token: null }), 'Error al iniciar sesión'],
  ])('%s', async (_what, answer, text) => {
    answerAuth(answer);
    const { user, password, enter, getByRole } = await fillLogin();
    await enter.click();
    await expect.element(getByRole('alert')).toHaveTextContent(text);
    await expect.element(user).toHaveValue('lucia.mora@example.mx');
    await expect.element(password).toHaveValue('Clave-2026');
    await expect.element(enter).toBeEnabled();
    expect(document.body.textContent).not.toMatch(/Bad Gateway|Unexpected token|boom/);
    expect(useSession.getState().user).toBeNull();
  });

  test('after refused credentials the password is focused and selected', async () => {
    answerAuth(() => new HttpResponse(null, { status: 401 }));
    const { password, enter, getByRole } = await fillLogin();
    await enter.click();
    await expect.element(getByRole('alert')).toBeVisible();
    await expect.element(password).toHaveFocus();
    const field = password.element() as HTMLInputElement;
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Clave-2026'.length]);
  });

  test('422 says at each field what is wrong with it', async () => {
    const fields = [{ field: 'email', message: 'Escribe el correo de la empresa' }];
    answerAuth(() => HttpResponse.json({ status: 422, message: 'Not valid', fields }, { status: 422 }));
    const { user, enter, getByRole } = await fillLogin(' lucia.mora@example.mx');
    await enter.click();
    await expect.element(user).toHaveAccessibleDescription('Escribe el correo de la empresa');
    await expect.element(user).toHaveFocus();
    await expect.element(getByRole('alert')).not.toBeInTheDocument();
    await user.fill('lucia.mora@example.com');
    await expect.element(user).toHaveAccessibleDescription('Correcto');
  });

  test('refused credentials are told as such, whatever fields the answer names', async () => {
    const fields = { password: 'Bad password' };
    answerAuth(() => HttpResponse.json({ status: 401, message: 'No', fields }, { status: 401 }));
    const { enter, getByRole } = await fillLogin();
    await enter.click();
    await expect.element(getByRole('alert')).toHaveTextContent('Usuario o password incorrecto');
  });

  test('after any other failure the focus is back on Entrar', async () => {
    answerAuth(() => HttpResponse.error());
    const { enter } = await fillLogin();
    await enter.click();
    await expect.element(enter).toHaveFocus();
  });

  test('the next try takes the message away and can succeed', async () => {
    const answers = [() => HttpResponse.error(), () => HttpResponse.json(sessionAnswer)];
    answerAuth(() => (answers.shift() ?? HttpResponse.error)());
    const { enter, getByRole } = await fillLogin();
    await enter.click();
    await expect.element(getByRole('alert')).toBeVisible();
    await enter.click();
    await signedIn();
    await expect.element(getByRole('alert')).not.toBeInTheDocument();
  });
});
