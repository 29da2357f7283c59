import { expect, test } from '@playwright/test';
import { goTo, searchOrder, sidewaysScroll, signIn, USERS } from './support';

const ORDER = 'ORD-DEMO-000051';
const TIMELINE = `/logs?order=${ORDER}&q=1&view=historia`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the timeline of an order answers which step failed and what the acquirer said, without a click', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, TIMELINE);
  await expect(page.getByRole('heading', { name: `Historia de la orden ${ORDER}` })).toBeVisible();
  await expect(page.getByText(/^Falló en autorizador · autorizarTarjeta/)).toContainText(
    'Fondos insuficientes (código 51)',
  );
  await expect(page.getByLabel('Response', { exact: true })).toHaveValue(/"message": "Fondos insuficientes"/);
  await expect(page.getByText(/sin actividad$/).first()).toBeVisible();
});

test('one click from the table, and on to the monitoring of the host', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, ORDER);
  await page
    .getByRole('link', { name: `Ver historia de la orden ${ORDER}` })
    .first()
    .click();
  await expect(page).toHaveURL(/view=historia/);
  await page.getByRole('link', { name: /Ver monitoreo/ }).click();
  await expect(page).toHaveURL(/#\/soporte\/trazabilidad\?server=pagos-qa-0\d$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: `Historia de la orden ${ORDER}` })).toBeVisible();
});

test('a role without monitoring has no way there', async ({ page }) => {
  await signIn(page, USERS.FINANZAS);
  await goTo(page, TIMELINE);
  await expect(page.getByLabel('Response', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ver monitoreo/ })).toHaveCount(0);
});

test('the copied link opens the same timeline', async ({ page }) => {
  await signIn(page);
  await goTo(page, TIMELINE);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await goTo(page, '/dashboard');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Historia de la orden ${ORDER}` })).toBeVisible();
});

test('on a phone nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await goTo(page, TIMELINE);
  await expect(page.getByRole('list', { name: `Historia de la orden ${ORDER}` })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
