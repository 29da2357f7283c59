import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, signIn, USERS } from './support';

const cardOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const shown = async (page: Page, name: string) =>
  (await cardOf(page, name).getByRole('link').first().textContent()) ?? '';

test('the same filter gives the same number on the dashboard, in the list that it opens and in the statistics', async ({
  page,
}) => {
  await signIn(page);
  // Of these days nothing is pending any more: what a customer pays meanwhile moves no number.
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await goTo(page, `/dashboard?dateRange=${day(26)}_${day(20)}&channel=WEB`);
  await expect(cardOf(page, 'Operaciones').getByRole('link').first()).toBeVisible();
  const operations = await shown(page, 'Operaciones');
  const amount = await shown(page, 'Monto cobrado');

  // What is read on the card, and how the list that it opens says the same.
  for (const [name, said] of [
    ['Operaciones', (text: string) => `${text} operaciones`],
    ['Monto cobrado', (text: string) => `Monto total ${text}`],
    ['Devoluciones', (text: string) => `Devuelto ${text}`],
    ['Motivos de rechazo', (text: string) => `${text} operaciones`],
  ] as const) {
    const card = cardOf(page, name);
    const number = name === 'Motivos de rechazo' ? card.locator('strong').first() : card.getByRole('link').first();
    const text = (await number.textContent()) ?? '';
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Historial de operaciones' })).toBeVisible();
    await expect(page.getByRole('main'), name).toContainText(said(text));
    await page.goBack();
  }

  await page.getByRole('link', { name: 'Estadística' }).click();
  await expect(page).toHaveURL(/estadistica\?.*channel=WEB/);
  const totals = page.getByRole('row', { name: /^Total/ });
  await expect(totals.getByRole('cell').nth(0)).toHaveText(operations);
  await expect(totals.getByRole('cell').nth(1)).toHaveText(amount);
  await page.getByRole('link', { name: 'Métodos' }).click();
  await expect(totals.getByRole('cell').last()).toHaveText(operations);
  const counts = (await totals.getByRole('cell').allTextContents()).map((text) => Number(text.replaceAll(',', '')));
  expect(counts.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(counts.at(-1));

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const saved = await (await file).createReadStream();
  let text = '';
  for await (const piece of saved) text += piece;
  expect(text.trim().split('\r\n').at(-1)).toBe(['Total', ...counts].join(','));
  await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
  await expect(page).toHaveURL(/#\/dashboard\?.*channel=WEB/);
});

test('dashboard and statistics are accessible in both themes and never scroll sideways', async ({ page }) => {
  test.slow();
  await signIn(page);
  await goTo(page, '/dashboard?dateRange=ayer');
  await expect(page.getByText('Sano', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /ORD-/ }).first()).toBeVisible();
  await page.getByText('Ver los números').click();
  await expectAccessible(page, 'dashboard');
  await expectNoSidewaysScroll(page, 'dashboard');
  await goTo(page, '/dashboard/estadistica?tab=rechazos&groupBy=errorCode&dateRange=2026-01-01_2026-03-31&risk=RED');
  await expect(page.locator('.uplot canvas')).toBeVisible();
  await expectAccessible(page, 'statistics');
  await expectNoSidewaysScroll(page, 'statistics');
});

test('nothing of the statistics is loaded before they are opened, and the chart follows theme and width', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await signIn(page, USERS.SOPORTE, '/dashboard?dateRange=ayer');
  await expect(page.getByRole('row', { name: /ORD-/ }).first()).toBeVisible();
  expect(files.filter((url) => /statistics|uplot|line-chart|monitoring-screen|history/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Estadística' }).click();
  const canvas = page.locator('.uplot canvas');
  await expect(canvas).toBeVisible();
  const picture = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  const light = await picture();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(picture).not.toBe(light);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeLessThan(560);
});
