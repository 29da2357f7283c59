import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { searchOrder, sidewaysScroll, signIn } from './support';

for (const width of [1440, 390]) {
  test(`more than an answer holds is said, and fewer days lead to all of them, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    await searchOrder(page, 'ORD-MILLON');
    await expect(page.getByText('Se muestran las 10,000 más recientes de 1,296,000', { exact: true })).toBeVisible();
    await expect(page.getByText('Mostrando del 1 al 10 de 10,000 registros', { exact: true })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page, `truncated, ${width} px`);

    // By keys, as a screen reader's user would.
    await page.getByRole('button', { name: /^Ver solo / }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Mostrando del 1 al 10 de [1-9],?\d* registros$/)).toBeVisible();
    await expect(page.getByText(/Se muestran las/)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Filtros activos' })).toContainText('Rango de fechas');
    await page.goBack();
    await expect(page.getByText('Se muestran las 10,000 más recientes de 1,296,000')).toBeVisible();
  });
}

test('its file says in name and text that it has ten thousand of them', async ({ page }) => {
  await signIn(page);
  await searchOrder(page, 'ORD-MILLON');
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Se exportan los 10,000 registros más recientes de 1,296,000');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^logs-10000-de-1296000-.*\.csv$/);
  expect(
    readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n'),
  ).toHaveLength(10_001);
});
