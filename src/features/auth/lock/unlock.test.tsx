import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sessionCleared, useSession } from '~/session/session-store';
import { network } from '~/testing/page-network';
import { decryptPassword } from '../../../../mocks/accounts/decrypt';
import { sessionAnswer, signInLucia } from '../login/sign-in.fixture';
import { ACTIVITY_KEY } from './activity';
import { answerAuth, idleFor, MINUTE, openLock, openLocked } from './lock.fixture';

beforeEach(() => signInLucia());
afterEach(() => {
  vi.useRealTimers();
  sessionCleared();
});

describe('the cover', () => {
  test('is there from the first moment of a reloaded page, and nothing behind it can be read or reached', async () => {
    const { secret, note, dialog, password } = await openLocked();
    await expect.element(secret).not.toBeVisible();
    expect(note.element().closest('[inert]')).not.toBeNull();
    await expect.element(password).toHaveFocus();
    await expect.element(dialog.getByText('lucia.mora@example.mx')).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(dialog).toBeVisible();
    for (let time = 0; time < 6; time += 1) {
      await userEvent.keyboard('{Tab}');
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
  });

  test('nobody who is signed out is asked anything', async () => {
    const { dialog } = await openLocked();
    sessionCleared();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('unlocking in another tab unlocks this one', async () => {
    const { dialog } = await openLocked();
    idleFor(0);
    window.dispatchEvent(new StorageEvent('storage', { key: ACTIVITY_KEY }));
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('unlocking', () => {
  test('signs the same person in again, and the work is where it was', async () => {
    const sent = answerAuth(() => HttpResponse.json({ ...sessionAnswer, token: 'token-2' }));
    const { note, dialog, password, unlock, secret } = await openLock();
    await note.fill('a medias');
    idleFor(20 * MINUTE);
    window.dispatchEvent(new StorageEvent('storage', { key: ACTIVITY_KEY }));
    await expect.element(password).toHaveFocus();
    await expect.element(unlock).toBeDisabled();
    await password.fill('Clave-2026');
    await unlock.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(note).toHaveValue('a medias');
    await expect.element(note).toHaveFocus();
    await expect.element(secret).toBeVisible();
    expect(sent.map(({ email }) => email)).toEqual(['lucia.mora@example.mx']);
    expect(await decryptPassword(sent[0]?.password)).toBe('Clave-2026');
    expect(useSession.getState().user?.token).toBe('token-2');
  });

  test('Enter twice in one tick is one call', async () => {
    const sent = answerAuth(() => HttpResponse.json(sessionAnswer));
    const { password, dialog } = await openLocked();
    await password.fill('Clave-2026');
    const { form } = password.element() as HTMLInputElement;
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('an empty password sends nothing', async () => {
    const sent = answerAuth(() => HttpResponse.json(sessionAnswer));
    const { password } = await openLocked();
    await userEvent.keyboard('{Enter}');
    await expect.element(password).toHaveAccessibleDescription('Completa este campo');
    await expect.element(password).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('a wrong password is told at the field, and another try may succeed', async () => {
    const answers = [() => new HttpResponse(null, { status: 401 }), () => HttpResponse.json(sessionAnswer)];
    answerAuth(() => (answers.shift() ?? HttpResponse.error)());
    const { password, unlock, dialog } = await openLocked();
    await password.fill('otra');
    await unlock.click();
    await expect.element(password).toHaveAccessibleDescription('La contraseña no es correcta.');
    await expect.element(password).toHaveFocus();
    await expect.element(password).toHaveValue('otra');
    await password.fill('Clave-2026');
    await expect.element(password).toHaveAccessibleDescription('Correcto');
    await unlock.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test.each<[what: string, answer: () => Response, text: string]>([
    [
      '500',
      () => HttpResponse.json({ message: 'boom' }, { status: 500 }),
      'No se pudo desbloquear. Inténtalo de nuevo.',
    ],
    ['no network', () => HttpResponse.error(), 'No se pudo desbloquear. Inténtalo de nuevo.'],
    ['a page', () => HttpResponse.html('<h1>Hola</h1>'), 'No se pudo desbloquear. Inténtalo de nuevo.'],
    [
      'somebody else',
      () => HttpResponse.json({ ...sessionAnswer, email: 'otra@example.mx', token: 'ajeno' }),
      'La respuesta es de otro usuario. Cierra la sesión e inicia de nuevo.',
    ],
  ])('%s leaves it locked', async (_what, answer, text) => {
    answerAuth(answer);
    const { password, unlock, dialog, secret } = await openLocked();
    await password.fill('Clave-2026');
    await unlock.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
    await expect.element(password).toHaveValue('Clave-2026');
    await expect.element(secret).not.toBeVisible();
    expect(useSession.getState().user).toMatchObject({ email: 'lucia.mora@example.mx', token: 'token-de-prueba' });
  });

  test('who was signed out in another tab meanwhile is not signed in', async () => {
    const sent = answerAuth(() => {
      window.localStorage.clear();
      return HttpResponse.json({ ...sessionAnswer, token: 'token-2' });
    });
    const { password, unlock } = await openLocked();
    await password.fill('Clave-2026');
    await unlock.click();
    await expect.poll(() => sent.length).toBe(1);
    await network.settled();
    expect(useSession.getState().user?.token).not.toBe('token-2');
  });
});

describe('Cerrar sesión', () => {
  test('is the other way out', async () => {
    const signOut = vi.fn(async () => 'done' as const);
    const { dialog } = await openLocked(signOut);
    await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('when the server refuses, it can be tried again or left here', async () => {
    const { dialog, signOutHere } = await openLocked(async () => 'failed');
    await dialog.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('No se pudo cerrar la sesión en el servidor.');
    await expect.element(dialog.getByRole('button', { name: 'Cerrar sesión' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Salir de este equipo' }).click();
    expect(signOutHere).toHaveBeenCalledTimes(1);
  });
});
