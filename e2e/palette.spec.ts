import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { goTo, searchOrder, signIn, USERS } from './support';

const field = 'Ir a una pantalla o pegar un order Id…';
const input = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const ORDER = 'ORD-DEMO-000051';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an order id from the clipboard: open, paste, read', async ({ page }) => {
  await signIn(page);
  await page.evaluate((id) => navigator.clipboard.writeText(` ${id}\n`), ORDER);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(page).toHaveURL(new RegExp(`#/soporte/logs\\?order=${ORDER}&q=1&view=historia$`));
  await expect(page.getByText(/^Falló en autorizador/)).toContainText('Fondos insuficientes (código 51)');
  await expect(page.getByLabel('Response', { exact: true })).toHaveValue(/"message": "Fondos insuficientes"/);
});

test('a screen by a few letters without accents, by keyboard alone', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  await input(page).fill('estadist');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard\/estadistica$/);
  await expect(page.getByRole('heading', { name: 'Estadística' })).toBeFocused();
});

test('what was looked at is offered again until the sign-out', async ({ page }) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?server=pagos-qa-02');
  await expect(page.getByRole('region', { name: 'Elastic' })).toBeVisible();
  await searchOrder(page, ORDER);
  await expect(page.getByText(/^Mostrando del 1 al/)).toBeVisible();
  await goTo(page, '/dashboard');

  await page.getByRole('button', { name: field }).click();
  await expect(page.getByRole('option', { name: `Order Id ${ORDER} ahora` })).toBeVisible();
  await page.getByRole('option', { name: /^pagos-qa-02/ }).click();
  await expect(page).toHaveURL(/#\/soporte\/trazabilidad\?server=pagos-qa-02$/);

  await page.keyboard.press('Control+k');
  await input(page).fill('cerrar sesion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, USERS.TELCEL);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Mi cuenta/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /recientes/ })).toHaveCount(0);
});

test('compact density is chosen there, seen and kept', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, ORDER);
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const before = await height();
  await page.keyboard.press('Control+k');
  await input(page).fill('compacta');
  await page.keyboard.press('Enter');
  await expect.poll(height).toBeLessThan(before - 5);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await height()).toBeLessThan(before - 5);
});

test('axe finds nothing in the palette and the list of keys', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  for (const query of ['', 'traz', ORDER, 'no hay nada']) {
    await input(page).fill(query);
    await expectAccessible(page, `palette: ${query}`);
  }
});
