import { expect, test } from '@playwright/test';
import { goTo, signIn, USERS } from './support';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('bars, title, footer', async ({ page }) => {
  await expect(page.getByText('Entorno de Pruebas')).toBeVisible();
  await expect(page).toHaveTitle('Mi cuenta · Atalaya (QA)');
  await expect(page.getByRole('contentinfo')).toContainText('2022');
  await expect(page.getByRole('contentinfo')).toContainText(/powered by/i);
  await goTo(page, '/soporte/logs');
  await expect(page).toHaveTitle('Logs · Atalaya (QA)');
});

test('the menu collapses, and stays so after a reload', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByText('Historial de operaciones')).toBeVisible();
  await page.getByRole('button', { name: /menú/i }).first().click();
  await expect(menu.getByText('Historial de operaciones')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu.getByText('Historial de operaciones')).toBeHidden();
  await page.getByRole('button', { name: /menú/i }).first().click();
  await expect(menu.getByText('Historial de operaciones')).toBeVisible();
});

test('the active link is marked', async ({ page }) => {
  await page.getByRole('link', { name: 'Monitoreo' }).first().click();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Monitoreo' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
});

test('the user dropdown leads to Mi cuenta and signs out', async ({ page }) => {
  const user = page.getByRole('button', { name: /Mariana Ríos/ });
  await goTo(page, '/logs');
  await user.click();
  await page.getByRole('menuitem', { name: 'Mi cuenta' }).click();
  await expect(page).toHaveURL(/#\/mi-cuenta$/);
  // The screen takes the focus as it comes.
  await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1 })).toBeFocused();
  await user.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(user).toBeFocused();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await user.click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
});

test('on a phone the menu is a drawer that leaves with the choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: /menú/i }).first().click();
  await menu.getByRole('link', { name: 'Trazabilidad' }).click();
  await expect(page.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the skip link moves to the content and keeps the address', async ({ page }) => {
  await goTo(page, '/logs');
  await expect(page.getByRole('heading', { name: 'Logs' })).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.getByRole('button', { name: 'Saltar al contenido' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/logs$/);
});

test('the theme is chosen, and is there before the first paint of a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: /tema/i }).first().click();
  await page.getByRole('menuitemradio', { name: 'Oscuro' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(ground).toBe(dark);
});

test('the users of the other roles are greeted by name', async ({ page }) => {
  await signIn(page, USERS.TELCEL, '/dashboard');
  await expect(page.getByText(/^Hola, Rubén\./)).toBeVisible();
});
