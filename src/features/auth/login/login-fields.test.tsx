import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { decryptPassword } from '../../../../mocks/accounts/decrypt';
import { answerAuth, fillLogin, openLogin, signedIn } from './login.fixture';

beforeEach(sessionCleared);
afterEach(sessionCleared);

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
