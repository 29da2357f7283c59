import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { goTo, signIn } from './support';

const figure = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const shown = async (page: Page, name: string) =>
  (await figure(page, name).getByRole('link').first().textContent()) ?? '';
/** The query of an in-app address; what follows the '#' is the route. */
const queryOf = (href: string | null) => new URLSearchParams(href?.split('?')[1]);

test('the same filter gives the same number on the dashboard, in the list that it opens and in the statistics', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/dashboard?dateRange=7d&channel=WEB');
  await expect(figure(page, 'Operaciones').getByRole('link').first()).toBeVisible();
  const operations = await shown(page, 'Operaciones');
  const amount = await shown(page, 'Monto cobrado');

  for (const [name, sum] of [
    ['Operaciones', 'total'],
    ['Monto cobrado', 'totalAmount'],
    ['Pendientes por vencer', 'total'],
    ['Devoluciones', 'refundedAmount'],
    ['En revisión', 'total'],
    ['Motivos de rechazo', 'total'],
    ['Por método de pago', 'total'],
  ] as const) {
    const link = figure(page, name).getByRole('link').first();
    const query = queryOf(await link.getAttribute('href'));
    const told = name === 'Motivos de rechazo' ? figure(page, name).locator('strong').first() : link;
    const number = name === 'Por método de pago' ? figure(page, name).locator('li').first() : told;
    const list = await page.evaluate(
      async (pairs) => {
        const asked = pairs.flatMap(([key = '', value = '']) => value.split(',').map((each) => [key, each]));
        const session = Object.entries(window.localStorage).find(([key]) => key.startsWith('atalaya.session'));
        const { token } = JSON.parse(session?.[1] ?? '{}');
        const answer = await fetch(`/api/dashboard/operation?${new URLSearchParams(asked)}`, {
          headers: { Authorization: `Bearer ${token}` },
        });
        return answer.json();
      },
      [...query],
    );
    const cents = list[sum] as number;
    const text = sum === 'total' ? cents.toLocaleString('en-US') : money(cents);
    await expect(number, name).toContainText(text);
  }

  await page.getByRole('link', { name: 'Estadística' }).click();
  await expect(page).toHaveURL(/estadistica\?.*dateRange=7d/);
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

function money(cents: number): string {
  return `$ ${(Math.trunc(cents / 100)).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;
}

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
  await signIn(page);
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
