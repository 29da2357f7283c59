import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ShellLayout } from '../shell-layout';
import { useUi } from '../ui-store';
import type { SignOut } from './sign-out';

/** A sign-out whose answers the test gives. */
function controlledSignOut() {
  const answers: PromiseWithResolvers<'done' | 'failed'>[] = [];
  const signOut = vi.fn<SignOut>(() => {
    const answer = Promise.withResolvers<'done' | 'failed'>();
    answers.push(answer);
    return answer.promise;
  });
  return { signOut, answer: () => answers.at(-1) as PromiseWithResolvers<'done' | 'failed'> };
}

async function leave(signOut: SignOut, signOutHere: () => void = () => undefined) {
  await renderScreen(
    <ShellLayout path="/dashboard" signOut={signOut} signOutHere={signOutHere}>
      <p>el cuerpo</p>
    </ShellLayout>,
    '/dashboard',
  );
  await userEvent.click(page.getByRole('button', { name: 'Mariana Ríos' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Cerrar sesión' }));
}

const loader = () => page.getByText('Cargando');
const notice = () => page.getByRole('alert');

beforeEach(async () => {
  await page.viewport(1280, 800);
  useUi.setState({ navOpen: true, loading: false });
  signedInAs('SOPORTE');
});

test('a loader covers the page until the server has answered', async () => {
  const { signOut, answer } = controlledSignOut();
  await leave(signOut);
  await expect.element(loader()).toBeVisible();
  expect(useUi.getState().loading).toBe(true);
  expect(signOut).toHaveBeenCalledOnce();
  answer().resolve('done');
  await expect.element(loader()).not.toBeInTheDocument();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(useUi.getState().loading).toBe(false);
});

describe('when the server did not end the session (spec 4.10)', () => {
  test.each([
    ['it says so', (answer: PromiseWithResolvers<'done' | 'failed'>) => answer.resolve('failed')],
    ['the call itself broke', (answer: PromiseWithResolvers<'done' | 'failed'>) => answer.reject(new Error('x'))],
  ])('%s: a danger notice offers two ways on', async (_, end) => {
    const { signOut, answer } = controlledSignOut();
    await leave(signOut);
    end(answer());
    await expect.element(notice()).toHaveTextContent('No se pudo cerrar la sesión en el servidor.');
    await expect.element(notice()).toHaveAttribute('data-tone', 'danger');
    await expect.element(loader()).not.toBeInTheDocument();
    await expect.element(page.getByText('el cuerpo')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
  });

  test('Reintentar asks again; the notice goes meanwhile and comes back with another failure', async () => {
    const { signOut, answer } = controlledSignOut();
    await leave(signOut);
    answer().resolve('failed');
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
    await expect.element(loader()).toBeVisible();
    await expect.element(notice()).not.toBeInTheDocument();
    expect(signOut).toHaveBeenCalledTimes(2);
    answer().resolve('failed');
    await expect.element(notice()).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
    answer().resolve('done');
    await expect.element(loader()).not.toBeInTheDocument();
    await expect.element(notice()).not.toBeInTheDocument();
    expect(signOut).toHaveBeenCalledTimes(3);
  });

  test('Salir de este equipo leaves without asking the server again', async () => {
    const { signOut, answer } = controlledSignOut();
    const signOutHere = vi.fn();
    await leave(signOut, signOutHere);
    answer().resolve('failed');
    await userEvent.click(page.getByRole('button', { name: 'Salir de este equipo' }));
    expect(signOutHere).toHaveBeenCalledOnce();
    expect(signOut).toHaveBeenCalledOnce();
  });

  test('the notice can be put away', async () => {
    const { signOut, answer } = controlledSignOut();
    await leave(signOut);
    answer().resolve('failed');
    await userEvent.click(page.getByRole('button', { name: 'Cerrar aviso' }));
    await expect.element(notice()).not.toBeInTheDocument();
  });

  test('it fits a phone', async () => {
    await page.viewport(390, 844);
    const { signOut, answer } = controlledSignOut();
    await leave(signOut);
    answer().resolve('failed');
    await expect.element(page.getByRole('button', { name: 'Salir de este equipo' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
