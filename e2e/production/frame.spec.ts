import { expect, type Page, test } from '@playwright/test';
import { openAs, storedSession } from './support';

const heading = (page: Page) => page.getByRole('heading', { name: 'Hola, Inicia Sesión' });

/** Keeps the console's own script back until it is let go. */
async function heldScript(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/console-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

/** Every shift of the layout so far, whatever caused it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Resolves once the browser has painted: what is in the document before its styles came has no place yet. */
async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

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
    await expect(page.locator('input, button')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await heading(page).boundingBox();
    letGo();
    await expect(page.getByLabel('Usuario')).toBeVisible();
    expect(await heading(page).boundingBox()).toEqual(before);
    await expect(page.locator('[data-frame]')).toHaveCount(0);
    expect(await shifted()).toBe(0);
  });
}

test('no frame without the login in it is ever drawn on the way', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { headingsSeen: seen });
    const look = () => {
      const headings = document.querySelectorAll('h1').length;
      // A busy browser may draw while it still reads the page: what has not been read yet is not missing.
      const isRead = document.readyState !== 'loading' || headings > 0 || seen.length > 0;
      if (isRead && document.querySelector('#root > *')) seen.push(headings);
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
  letGo();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await shifted()).toBe(0);
});
