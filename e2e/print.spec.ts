import { expect, test } from '@playwright/test';
import { goTo, searchOrder, signIn } from './support';

test.use({ colorScheme: 'dark' });

test('a screen prints with its title, environment, date and address, without the frame, in light colours', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, '/soporte/trazabilidad?server=pagos-qa-01');
  await expect(page.getByRole('region', { name: 'Elastic' })).toBeVisible();
  const address = page.getByText(/#\/soporte\/trazabilidad\?server=pagos-qa-01$/);
  await expect(address).toHaveCount(0);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Entorno de Pruebas')).toBeVisible();
  await expect(address).toBeVisible();
  await expect(address.locator('xpath=following-sibling::p')).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d [AP]M$/);
  await expect(page.getByRole('heading', { name: 'Monitoreo', level: 1 })).toBeVisible();
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(ink).toBe('rgb(19, 26, 38)');
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

test('an open detail prints whole', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-DEMO-000051');
  await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Request', 'Response']) {
    const area = page.getByLabel(name, { exact: true });
    await expect(area).toBeVisible();
    expect(await area.evaluate((box) => box.scrollHeight - box.clientHeight), name).toBeLessThanOrEqual(1);
  }
});
