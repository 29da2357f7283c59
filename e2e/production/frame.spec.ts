import { expect, type Page, test } from '@playwright/test';
import { firstPaint, heldScript, watchShifts } from './held-script';
import { openAs, storedSession } from './support';

const heading = (page: Page) => page.getByRole('heading', { name: 'Hola, Inicia Sesión' });

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`${name}: the login stands before any script and does not move when React takes over`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shifted = await watchShifts(page);
    const letGo = await heldScript(page);
    await page.goto('/#/login', { waitUntil: 'commit' });
    await firstPaint(page);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText('Entorno de Pruebas')).toBeVisible();
    await expect(page.getByLabel('Usuario')).toBeEditable();
    // With the typeface that otherwise waits for the script, so that pictures can be compared.
    await page.evaluate(() => {
      delete document.documentElement.dataset.typeface;
      return document.fonts.load('16px "Inter Variable"');
    });
    const before = await heading(page).boundingBox();
    const picture = await page.screenshot();
    letGo();
    await expect(page).toHaveTitle('Iniciar sesión · Atalaya (QA)');
    expect(await heading(page).boundingBox()).toEqual(before);
    expect((await page.screenshot()).equals(picture)).toBe(true);
    expect(await shifted()).toBe(0);
  });
}

test('no frame without the login in it is ever drawn on the way', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { headingsSeen: seen });
    const look = () => {
      seen.push(document.querySelectorAll('h1').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/#/login');
  await expect(page.getByLabel('Usuario')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { headingsSeen: number[] }).headingsSeen);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test('who is signed in sees the environment and no login on the way to a screen', async ({ page }) => {
  await openAs(page, '/dashboard', storedSession(30));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const shifted = await watchShifts(page);
  const letGo = await heldScript(page);
  await page.reload({ waitUntil: 'commit' });
  await firstPaint(page);
  await expect(page.getByText('Entorno de Pruebas')).toBeVisible();
  await expect(page.locator('[data-frame]')).toBeAttached();
  await expect(heading(page)).toBeHidden();
  // A typeface that is here before the screen is used, and stays the one that was loaded.
  const typefaces = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => /Variable/.test(family)).map(({ status }) => status),
    );
  await expect.poll(typefaces).toEqual(['loaded']);
  letGo();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await typefaces()).toEqual(['loaded']);
  await expect(page.locator('html')).not.toHaveAttribute('data-typeface');
  expect(await shifted()).toBe(0);
});
