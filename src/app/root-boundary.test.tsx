import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RootBoundary } from './root-boundary';

let broken: Error | null = null;

function Router() {
  if (broken) throw broken;
  return <p>La consola</p>;
}

const show = () =>
  render(
    <RootBoundary>
      <Router />
    </RootBoundary>,
  );

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('says what broke even when the router did, names the environment, and tries again', async () => {
  broken = new Error('falla de prueba');
  await show();
  await expect.element(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('falla de prueba');
  await expect.element(page.getByText('Entorno de Pruebas')).toBeVisible();
  broken = null;
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  await expect.element(page.getByText('La consola')).toBeVisible();
});

test('a file that is gone is a new version', async () => {
  broken = new TypeError('Failed to fetch dynamically imported module: http://x.example/assets/a.js');
  await show();
  await expect.element(page.getByRole('heading', { name: 'Hay una versión nueva de la consola' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Actualizar' })).toBeVisible();
});
