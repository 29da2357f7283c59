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

test.each([
  [404, 'Hay una versión nueva de la consola.'],
  [410, 'Hay una versión nueva de la consola.'],
  [200, 'No se pudo cargar esta parte de la consola.'],
  [502, 'No se pudo cargar esta parte de la consola.'],
  [null, 'No se pudo cargar esta parte de la consola.'],
])('code that cannot be loaded, its file answered with %s: %s', async (status, reason) => {
  const file = 'http://x.example/assets/a.js';
  broken = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  const ask = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  await show();
  await expect.element(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(ask.mock.calls.map(([address]) => address)).toEqual([file]);
});

test('without a network the reason is that, and another try keeps the page', async () => {
  broken = new TypeError('Failed to fetch dynamically imported module: http://x.example/assets/a.js');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Sin conexión: no se pudo cargar esta parte de la consola.');
  broken = null;
  await userEvent.click(page.getByRole('button', { name: 'Reintentar' }));
  await expect.element(page.getByText('La consola')).toBeVisible();
});
