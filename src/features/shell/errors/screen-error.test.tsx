import { Link, useLocation } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { ShellLayout } from '../shell-layout';
import { useUi } from '../ui-store';
import { ErrorFallback } from './error-fallback';

let broken = true;

function Screen({ path }: { path: string }) {
  if (broken && path === '/dashboard') throw new Error('falla de prueba');
  return <h1 tabIndex={-1}>Pantalla {path}</h1>;
}

function Shell() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <ShellLayout path={path} signOut={async () => 'done'} signOutHere={() => undefined}>
      <Screen path={path} />
      <Link to="/logs">Otra pantalla</Link>
    </ShellLayout>
  );
}

const fallback = () => page.getByRole('heading', { name: 'Algo salió mal' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  broken = true;
  useUi.setState({ navOpen: true, loading: false });
  signedInAs('ADMINISTRATOR');
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a screen that throws leaves picture, text, the message and another try; menu and top bar stay', async () => {
  await renderScreen(<Shell />, '/dashboard');
  await expect.element(fallback()).toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('img')).toBeVisible();
  await expect.element(main.getByRole('alert')).toHaveTextContent('falla de prueba');
  await expect.element(main.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mariana Ríos' })).toBeVisible();
});

test('another path shows its screen, and coming back tries again', async () => {
  const { router } = await renderScreen(<Shell />, '/dashboard');
  await expect.element(fallback()).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Usuarios' }));
  await expect.element(page.getByRole('heading', { name: 'Pantalla /usuarios' })).toBeVisible();
  await expect.element(fallback()).not.toBeInTheDocument();
  router.history.back();
  await expect.element(fallback()).toBeVisible();
});

test('a change of search alone keeps the fallback', async () => {
  const { router } = await renderScreen(<Shell />, '/dashboard');
  await expect.element(fallback()).toBeVisible();
  broken = false;
  await router.navigate({ to: '/dashboard', search: { page: '2' } });
  await expect.element(fallback()).toBeVisible();
});

test('Reintentar draws the screen again and does not lose the focus', async () => {
  await renderScreen(<Shell />, '/dashboard');
  broken = false;
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  await expect.element(page.getByRole('heading', { name: 'Pantalla /dashboard' })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('Reintentar on a screen that is still broken shows the fallback again', async () => {
  await renderScreen(<Shell />, '/dashboard');
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  await expect.element(fallback()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

describe('the message', () => {
  test.each<[string, unknown, string]>([
    ['an error', new TypeError('no es una función'), 'no es una función'],
    ['an error without words', new Error(''), 'Ocurrió un error inesperado.'],
    ['an error of blanks', new Error('  \n'), 'Ocurrió un error inesperado.'],
    ['a text', 'se cayó', 'se cayó'],
    ['an empty text', '', 'Ocurrió un error inesperado.'],
    ['null', null, 'Ocurrió un error inesperado.'],
    ['nothing', undefined, 'Ocurrió un error inesperado.'],
    ['an object', { message: 'x' }, 'Ocurrió un error inesperado.'],
    ['markup', new Error('<b>negrita</b>'), '<b>negrita</b>'],
  ])('%s', async (_, error, text) => {
    const onRetry = vi.fn();
    const screen = await render(<ErrorFallback error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert').element().textContent).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('a long one without spaces does not widen a phone’s page', async () => {
    await page.viewport(390, 844);
    await render(<ErrorFallback error={new Error('x'.repeat(500))} onRetry={() => undefined} />);
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
