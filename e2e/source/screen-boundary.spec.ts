import { expect, type Page, test } from '@playwright/test';
import { seed, storedSession } from '../production/support';

/** A page of the product's own router tree that throws until somebody mends it. */
const BROKEN = `
import React from '/@id/react';
const { createElement } = React;
export function ConstructionPage() {
  if (!window.mended) throw new Error('falla de prueba');
  return createElement('h1', { tabIndex: -1 }, 'Monitoreo');
}`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a screen that throws leaves its message, picture and another try; menu and top bar stay', async ({ page }) => {
  await page.route('**/src/features/shell/errors/error-page.tsx*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  );
  await seed(page, JSON.stringify(storedSession(30)));
  await page.goto('/#/soporte/monitoreo');
  await expect(heading(page, 'Algo salió mal')).toBeVisible();
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(main.getByRole('alert')).toHaveText('falla de prueba');
  await expect(main.getByRole('img')).toBeVisible();
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', { name: /Ana Prueba/ })).toBeVisible();

  await test.step('Reintentar draws it again, broken or not, and the focus stays in the content', async () => {
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect(heading(page, 'Algo salió mal')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await retry.click();
    await expect(heading(page, 'Monitoreo')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, h1'))).toBe(true);
  });

  await test.step('another search keeps the message, another path takes it away', async () => {
    await page.evaluate(() => Object.assign(window, { mended: false }));
    await menu.getByRole('link', { name: 'Servicios' }).click();
    await expect(heading(page, 'Servicios')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Algo salió mal')).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { mended: true });
      window.location.hash = '/soporte/monitoreo?page=2';
    });
    await expect(page).toHaveURL(/page=2$/);
    await expect(heading(page, 'Algo salió mal')).toBeVisible();
    await menu.getByRole('link', { name: 'Servicios' }).click();
    await expect(heading(page, 'Servicios')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Monitoreo')).toBeVisible();
  });
});
