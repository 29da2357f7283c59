import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { worker } from '../../../mocks/browser';
import { decryptPassword } from '../../../mocks/decrypt';
import { renderScreen } from '../../../mocks/render-screen';
import { sessionCleared, useSession } from '../../session/session-store';
import { apiBase } from '../../shared/lib/env';
import { LoginScreen } from './login-screen';

const session = {
  email: 'lucia.mora@example.mx',
  name: 'Lucía',
  lastName: 'Mora',
  job: 'Analista',
  role: 'FINANZAS',
  token: 'token-de-prueba',
  tokenExpiration: '2031-01-15T18:00:00.000Z',
  changePassword: false,
};

interface Sent {
  email: string;
  password: string;
  authorization: string | null;
}

/** Answers POST auth and notes what was sent. */
function answerAuth(answer: () => Response | Promise<Response> = () => HttpResponse.json(session)): Sent[] {
  const sent: Sent[] = [];
  worker.use(
    http.post(`${apiBase}/auth`, async ({ request }) => {
      const body = (await request.json()) as Pick<Sent, 'email' | 'password'>;
      sent.push({ ...body, authorization: request.headers.get('authorization') });
      return answer();
    }),
  );
  return sent;
}

async function openLogin() {
  const screen = await renderScreen(<LoginScreen />);
  const user = screen.getByLabelText('Usuario');
  const password = screen.getByLabelText('Contraseña', { exact: true });
  const enter = screen.getByRole('button', { name: 'Entrar' });
  return { ...screen, user, password, enter };
}

async function fillLogin(email = 'lucia.mora@example.mx', secret = 'Clave-2026') {
  const login = await openLogin();
  await login.user.fill(email);
  await login.password.fill(secret);
  await expect.element(login.enter).toBeEnabled();
  return login;
}

const signedIn = () => expect.poll(() => useSession.getState().user?.email).toBe('lucia.mora@example.mx');

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
  const ciphers = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/auth/rsa.ts'));
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
    await expect.element(user).not.toHaveAccessibleDescription();
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

describe('the e-mail as it is pasted', () => {
  async function paste(text: string) {
    const login = await openLogin();
    const field = login.user.element() as HTMLInputElement;
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const untouched = field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    return { ...login, untouched };
  }

  test.each(['  lucia.mora@example.mx ', 'lucia.mora@example.mx\r\n', '\tlucia.mora@example.mx\u00a0'])(
    '%j loses what is around it',
    async (text) => {
      const { user } = await paste(text);
      await expect.element(user).toHaveValue('lucia.mora@example.mx');
      await expect.element(user).toHaveAttribute('aria-invalid', 'false');
    },
  );

  test('what is selected makes way, and the form knows', async () => {
    const sent = answerAuth();
    const { user, enter } = await fillLogin('otra@example.mx');
    const field = user.element() as HTMLInputElement;
    field.focus();
    field.setSelectionRange(0, 'otra'.length);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' lucia.mora ');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.element(user).toHaveValue('lucia.mora@example.mx');
    await enter.click();
    await signedIn();
    expect(sent[0]?.email).toBe('lucia.mora@example.mx');
  });

  test('without spaces the browser pastes by itself', async () => {
    expect((await paste('lucia.mora@example.mx')).untouched).toBe(true);
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

test('signing in forgets how long the console lay idle before', async () => {
  window.localStorage.setItem('atalaya.activity', '1');
  answerAuth();
  const { enter } = await fillLogin();
  await enter.click();
  await signedIn();
  expect(window.localStorage.getItem('atalaya.activity')).toBeNull();
});

describe('a password manager that fires no events', () => {
  function fillSilently(): HTMLFormElement {
    const [email, password] = ['email', 'password'].map((name) => document.querySelector(`input[name=${name}]`));
    if (!(email instanceof HTMLInputElement && password instanceof HTMLInputElement && email.form)) throw new Error();
    email.value = 'lucia.mora@example.mx';
    password.value = 'Clave-2026';
    return email.form;
  }

  test.each<[what: string, notice: (form: HTMLFormElement) => void]>([
    ['the form is sent', (form) => form.requestSubmit()],
    [
      'the browser marks the fields as filled',
      (form) => form.email.dispatchEvent(new AnimationEvent('animationstart', { bubbles: true })),
    ],
    ['the page is shown again', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
    ['a field gets the focus', (form) => form.email.focus()],
    [
      'the pointer moves over the form',
      (form) => form.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    ],
    ['only an input event comes', (form) => form.password.dispatchEvent(new InputEvent('input', { bubbles: true }))],
    ['only a change event comes', (form) => form.password.dispatchEvent(new Event('change', { bubbles: true }))],
  ])('is noticed when %s', async (_what, notice) => {
    const sent = answerAuth();
    const { enter } = await openLogin();
    await expect.element(enter).toBeDisabled();
    notice(fillSilently());
    await expect.element(enter).toBeEnabled();
    if (sent.length === 0) await enter.click();
    await signedIn();
    expect(sent.map(({ email }) => email)).toEqual(['lucia.mora@example.mx']);
    expect(await decryptPassword(sent[0]?.password)).toBe('Clave-2026');
  });

  test('is noticed when Enter follows in a field that has the focus already', async () => {
    const sent = answerAuth();
    const { user } = await openLogin();
    await user.click();
    fillSilently();
    await userEvent.keyboard('{Enter}');
    await signedIn();
    expect(sent).toHaveLength(1);
  });
});

describe('while it is sent', () => {
  test('Entrar is disabled, and the second of two clicks in one tick sends nothing', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = answerAuth(() => held.then(() => HttpResponse.json(session)));
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
      return HttpResponse.json(session);
    });
    const { enter, unmount } = await fillLogin();
    await enter.click();
    await expect.poll(() => sent.length).toBe(1);
    await unmount();
    release();
    await expect.poll(() => answered).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
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
    ['an answer without token', () => HttpResponse.json({ ...session, token: null }), 'Error al iniciar sesión'],
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

  test('after any other failure the focus is back on Entrar', async () => {
    answerAuth(() => HttpResponse.error());
    const { enter } = await fillLogin();
    await enter.click();
    await expect.element(enter).toHaveFocus();
  });

  test('the next try takes the message away and can succeed', async () => {
    const answers = [() => HttpResponse.error(), () => HttpResponse.json(session)];
    answerAuth(() => (answers.shift() ?? HttpResponse.error)());
    const { enter, getByRole } = await fillLogin();
    await enter.click();
    await expect.element(getByRole('alert')).toBeVisible();
    await enter.click();
    await signedIn();
    await expect.element(getByRole('alert')).not.toBeInTheDocument();
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
