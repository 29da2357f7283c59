import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { ErrorPage } from './error-page';

test.each([
  ['404', 'Página no encontrada', /404/],
  ['construction', 'Pantalla en construcción', /todavía no está disponible/],
] as const)('the error page of type %s', async (type, title, text) => {
  const screen = await renderScreen(<ErrorPage type={type} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(screen.getByRole('img')).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Ir al Dashboard' })).toHaveAttribute('href', '/dashboard');
});
