import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { decryptPassword } from '../../../../mocks/accounts/decrypt';
import { LoginScreen } from '../login/login-screen';

interface Sent {
  email: string;
  password: string;
  authorization: string | null;
}

/** Answers PUT user/resetPassword and notes what was sent. */
function answerRecovery(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  network.use(
    http.put(`${apiBase}/user/resetPassword`, async ({ request }) => {
      const body = (await request.json()) as Pick<Sent, 'email' | 'password'>;
      sent.push({ ...body, authorization: request.headers.get('authorization') });
      return answer();
    }),
  );
  return sent;
}

const empty = (status: number) => new HttpResponse(null, { status });

function held() {
  let release: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

async function openRecovery() {
  const screen = await renderScreen(<LoginScreen />);
  const link = screen.getByRole('button', { name: 'Olvidé la contraseña' });
  await link.click();
  const dialog = screen.getByRole('dialog', { name: 'Recuperar contraseña' });
  await expect.element(dialog).toBeVisible();
  return {
    ...screen,
    link,
    dialog,
    email: dialog.getByLabelText('Correo'),
    cancel: dialog.getByRole('button', { name: 'Cancelar' }),
    send: dialog.getByRole('button', { name: 'Enviar' }),
  };
}

test('asks for the e-mail under the rules of the login', async () => {
  const sent = answerRecovery(() => empty(200));
  const { email, send } = await openRecovery();
  await expect.element(email).toHaveFocus();
  await expect.element(send).toBeDisabled();
  await email.fill('lucia.mora@');
  await expect.element(email).toHaveAccessibleDescription('Ingresa un correo electrónico válido');
  await email.fill('');
  await expect.element(email).toHaveAccessibleDescription('Completa este campo');
  await userEvent.keyboard('{Enter}');
  await expect.element(send).toBeDisabled();
  await email.fill(' lucia.mora@example.mx ');
  await expect.element(email).toHaveAccessibleDescription('Correcto');
  await expect.element(send).toBeEnabled();
  expect(sent).toEqual([]);
});

test('Enter in the untouched field tells what is missing', async () => {
  const { email } = await openRecovery();
  await userEvent.keyboard('{Enter}');
  await expect.element(email).toHaveAccessibleDescription('Completa este campo');
  await expect.element(email).toHaveFocus();
});

test('leaving the field tells what is missing, and a right one is shown as right once it is left', async () => {
  const { email, cancel } = await openRecovery();
  await userEvent.tab();
  await expect.element(cancel).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Completa este campo');
  await email.fill('lucia.mora@example.mx');
  await expect.element(email).toHaveAccessibleDescription('Correcto');
});

test('sends a new temporary password each time, and shows it nowhere', async () => {
  const sent = answerRecovery(() => empty(204));
  const { email, send, getByRole, link } = await openRecovery();
  for (let time = 1; time <= 2; time += 1) {
    await email.fill(' Lucia.Mora@example.mx ');
    await send.click();
    const result = getByRole('alertdialog', { name: 'Se envio la nueva contraseña' });
    await expect.element(result).toBeVisible();
    expect(sent).toHaveLength(time);
    const password = await decryptPassword(sent.at(-1)?.password);
    expect(password).toMatch(/^[A-Za-z0-9@#$_]{10}$/);
    expect(document.documentElement.outerHTML).not.toContain(password);
    await result.getByRole('button', { name: 'Aceptar' }).click();
    if (time === 1) await link.click();
  }
  expect(sent.map(({ email: address, authorization }) => [address, authorization])).toEqual([
    ['Lucia.Mora@example.mx', null],
    ['Lucia.Mora@example.mx', null],
  ]);
  expect(sent[0]?.password).not.toBe(sent[1]?.password);
});

test.each<[what: string, answer: () => Response, title: string, tone: string]>([
  ['200 without a body', () => empty(200), 'Se envio la nueva contraseña', 'success'],
  ['204', () => empty(204), 'Se envio la nueva contraseña', 'success'],
  ['the text OK', () => HttpResponse.text('OK'), 'Se envio la nueva contraseña', 'success'],
  ['JSON', () => HttpResponse.json({ message: 'listo' }), 'Se envio la nueva contraseña', 'success'],
  ['401', () => empty(401), 'Error al intentar recuperar la contraseña', 'warning'],
  [
    'a page of a proxy',
    () => new HttpResponse('<h1>502 Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    'Error al intentar recuperar la contraseña',
    'warning',
  ],
  ['no network', () => HttpResponse.error(), 'Error al intentar recuperar la contraseña', 'warning'],
])('%s is answered by a modal of its own', async (_what, answer, title, tone) => {
  answerRecovery(answer);
  const { email, send, getByRole, dialog, link } = await openRecovery();
  await email.fill('lucia.mora@example.mx');
  await send.click();
  const result = getByRole('alertdialog', { name: title });
  await expect.element(result).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(result.element().querySelector('[data-tone]')).toHaveAttribute('data-tone', tone);
  const accept = result.getByRole('button', { name: 'Aceptar' });
  await expect.element(accept).toHaveFocus();
  expect(document.body.textContent).not.toContain('Bad Gateway');
  await accept.click();
  await expect.element(result).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

describe('leaving', () => {
  test.each<[how: string, leave: (recovery: Awaited<ReturnType<typeof openRecovery>>) => Promise<void>]>([
    ['Cancelar', ({ cancel }) => cancel.click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('with %s gives the focus back and forgets what was typed', async (_how, leave) => {
    const recovery = await openRecovery();
    await recovery.email.fill('lucia.mora@example.mx');
    await leave(recovery);
    await expect.element(recovery.dialog).not.toBeInTheDocument();
    await expect.element(recovery.link).toHaveFocus();
    // What fades out keeps its content until it is gone.
    await expect.poll(() => document.querySelector('dialog h2')).toBeNull();
    await recovery.link.click();
    await expect.element(recovery.email).toHaveValue('');
  });

  test('while it is sent stops the request, and its answer shows nothing', async () => {
    const { promise, release } = held();
    const sent = answerRecovery(() => promise.then(() => empty(500)));
    const { email, send, cancel, dialog, getByRole } = await openRecovery();
    await email.fill('lucia.mora@example.mx');
    await send.click();
    await expect.poll(() => sent.length).toBe(1);
    await cancel.click();
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    await network.settled();
    expect(getByRole('alertdialog').elements()).toEqual([]);
  });
});

test('two clicks in one tick send one request, and Enviar is disabled meanwhile', async () => {
  const { promise, release } = held();
  const sent = answerRecovery(() => promise.then(() => empty(200)));
  const { email, send, getByRole } = await openRecovery();
  await email.fill('lucia.mora@example.mx');
  await expect.element(send).toBeEnabled();
  const button = send.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(send).toBeDisabled();
  release();
  await expect.element(getByRole('alertdialog', { name: 'Se envio la nueva contraseña' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.each(['lucia.mora@example.mx', ' lucia.mora@example.mx '])(
  '422 that names the e-mail %j is told at the field; one that names nothing of the form is a failure',
  async (typed) => {
    const refusals = [
      [{ field: 'email', message: 'Escribe el correo de la empresa' }],
      [{ field: 'captcha', message: 'x' }],
    ];
    answerRecovery(() => HttpResponse.json({ status: 422, message: 'No', fields: refusals.shift() }, { status: 422 }));
    const { email, send, getByRole } = await openRecovery();
    await email.fill(typed);
    await send.click();
    await expect.element(email).toHaveAccessibleDescription('Escribe el correo de la empresa');
    await expect.element(email).toHaveFocus();
    await email.fill('lucia.mora@example.com');
    await expect.element(email).toHaveAccessibleDescription('Correcto');
    await send.click();
    await expect.element(getByRole('alertdialog')).toBeVisible();
  },
);
